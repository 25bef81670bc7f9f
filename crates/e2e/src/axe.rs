//! Checks of a page with axe-core, for the criteria of WCAG 2.2 A and AA that can be tested automatically.

use fantoccini::Client;

use crate::{DriveResult, PhoneBrowser, Problem, Window};

const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/node_modules/axe-core/axe.min.js");

/// Waits until no transition has run for four checks in a row: colours during one would give wrong results, and the
/// transition of a change that was just made may only start with the next frame.
const STILL: &str = "const done = arguments[0];
    const moving = () => document.getAnimations().some((one) => one.playState === 'running'
        && Number.isFinite(one.effect.getComputedTiming().endTime));
    const wait = (still) => still === 4 ? done() : setTimeout(() => wait(moving() ? 0 : still + 1), 30);
    wait(0);";

/// Returns each violation: the rule, the element, and the fix. The label of `content` is the name of its card or set;
/// numbers and texts drawn on it are not part of the label (Understanding SC 2.5.3). A target is too small only if it
/// still is after scrolling to it: before, the bar at the foot of a page may cover a part of it.
const CHECK: &str = "const done = arguments[0];
    const content = '[role=option], [data-card], [data-testid^=discard-], [data-testid^=set-], .chip, .choice';
    const coveredByBar = async (node) => {
        const target = document.querySelector(node.target.at(-1));
        target?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const options = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] };
        return target !== null && (await axe.run(target, options)).violations.length === 0;
    };
    const counts = async (id, node) => id === 'target-size' ? !(await coveredByBar(node))
        : id !== 'label-content-name-mismatch' || !document.querySelector(node.target.at(-1))?.matches(content);
    axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
    }).then(async ({ violations }) => {
        const found = [];
        for (const { id, nodes } of violations) for (const node of nodes) if (await counts(id, node)) {
            const messages = node.any.concat(node.all, node.none).map((one) => one.message).join('; ');
            found.push(`${id}: ${node.html.slice(0, 160)} at ${node.target.join(' ')}: ${messages}`);
        }
        done(found);
    }).catch((why) => done([String(why)]));";

async fn barriers(client: &Client) -> DriveResult<Vec<String>> {
    let failed = |problem| Problem::when("checking with axe", problem);
    if client.execute("return !window.axe", Vec::new()).await.map_err(failed)? == true {
        let source = std::fs::read_to_string(AXE).map_err(|problem| Problem::when(AXE, problem))?;
        // The library first checks for `module` and `define`, which the page does not have.
        let load = format!("{source}; window.axe = window.axe ?? axe;");
        client.execute(&load, Vec::new()).await.map_err(failed)?;
    }
    client.execute_async(STILL, Vec::new()).await.map_err(failed)?;
    let found = client.execute_async(CHECK, Vec::new()).await.map_err(failed)?;
    serde_json::from_value(found).map_err(|problem| Problem::when("the results of axe", problem))
}

impl Window {
    /// Returns the violations that axe finds on the current screen.
    ///
    /// # Errors
    /// axe-core is not installed, or the page has an error.
    pub async fn barriers(&self) -> DriveResult<Vec<String>> {
        barriers(self.client()).await
    }
}

impl PhoneBrowser {
    /// Returns the violations that axe finds on the current page.
    ///
    /// # Errors
    /// axe-core is not installed, or the page has an error.
    pub async fn barriers(&self) -> DriveResult<Vec<String>> {
        barriers(self.client()).await
    }
}
