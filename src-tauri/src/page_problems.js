// Keeps what goes wrong in the page, for the tests that drive the window.
window.__pageProblems = [];
window.addEventListener('error', (event) => window.__pageProblems.push(`error: ${event.message} ${event.filename}:${event.lineno}`));
window.addEventListener('unhandledrejection', (event) => window.__pageProblems.push(`unhandled: ${event.reason?.stack ?? event.reason}`));
document.addEventListener('securitypolicyviolation', (event) =>
  window.__pageProblems.push(`refused by ${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile ?? ''}`),
);
for (const kind of ['error', 'warn']) {
  const told = console[kind];
  console[kind] = (...words) => {
    window.__pageProblems.push(`console.${kind}: ${words.map(String).join(' ')}\n${new Error().stack}`);
    told.apply(console, words);
  };
}
