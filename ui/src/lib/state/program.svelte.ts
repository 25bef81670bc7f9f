// The program's own data: version, sets, profiles, and the settings.

import { innerHeight } from 'svelte/reactivity/window';
import { api, type About, type Settings, type TextLanguage } from '../api';
import { language } from '../i18n/language.svelte';
import { bestOf, codeOf, LANGUAGES } from '../i18n/languages';
import { layOut } from './narrow';
import { notices } from './notices.svelte';

export const TEXT_SIZES = [80, 90, 100, 110, 125, 140, 160, 200, 250, 300, 400] as const;

const REMEMBERED = 'cantina.look';

/** The language of the system, or the one that comes nearest. */
const ofSystem = (): TextLanguage => LANGUAGES[bestOf(navigator.languages)].text;

class Program {
  about = $state.raw<About | null>(null);
  /** The language of the texts in `about`. */
  private aboutLanguage: TextLanguage | null = null;
  settings = $state.raw<Settings>({
    theme: 'dark',
    textPercent: 100,
    language: ofSystem(),
    languageOfSystem: true,
    askAlways: false,
    byItself: { onlyAnswer: true, lonePass: true, equalTriggers: true, idleTriggers: true },
  });
  /** Number of changes of the settings. */
  private choices = 0;

  /** The settings on disk, which the program uses. */
  kept = $state.raw<Settings>(this.settings);

  /** At a scorekeeper's own device the event that it belongs to; null at the desk. */
  readonly secondDesk = $derived(this.about?.secondDesk ?? null);

  /** How much larger than usual the text is, 1 if it is not. */
  readonly enlarged = $derived(Math.max(1, this.settings.textPercent / 100));

  /** The height of the window in pixels of the usual text size: large text makes it lower. */
  readonly textHeight = $derived(((innerHeight.current ?? 0) * 100) / this.settings.textPercent);

  /** The limits of copies that cards set themselves, by identity. */
  readonly ownLimits = $derived(new Map((this.about?.ownLimits ?? []).map(({ id, count }) => [id, count])));

  /** The look of the last time, before the program has loaded: no flash of the other theme. */
  applyRemembered() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null');
      if (kept && typeof kept === 'object') this.settings = { ...this.settings, ...(kept as Settings) };
    } catch {
      // Nothing readable was stored: the defaults apply.
    }
    this.apply();
  }

  async load() {
    this.about = await api.about();
    this.settings = this.about.settings;
    this.aboutLanguage = this.settings.language;
    this.kept = this.settings;
    this.apply();
    const found = ofSystem();
    if (!this.settings.languageOfSystem || this.settings.language === found) return;
    try {
      this.settings = await api.saveSettings({ ...this.settings, language: found });
      this.kept = this.settings;
      this.apply();
      await this.loadAbout();
    } catch {
      // A second window and a second desk have no separate settings and use the desk's language.
    }
  }

  /** The language of the system, and again whenever that is another one. */
  async chooseSystemLanguage() {
    await this.choose({ language: ofSystem(), languageOfSystem: true });
  }

  async choose(change: Partial<Settings>) {
    const before = this.settings;
    this.settings = { ...before, ...change };
    this.apply();
    const mine = ++this.choices;
    const saved = await notices.watch(() => api.saveSettings({ ...before, ...change }));
    // A newer choice is being saved and must not be reverted for a moment.
    if (mine !== this.choices) return;
    this.settings = saved ?? before;
    this.kept = this.settings;
    this.apply();
    await this.loadAbout();
  }

  /** Loads the texts about the program again after a change of the language that they are in. */
  private async loadAbout() {
    if (this.about === null || this.settings.language === this.aboutLanguage) return;
    this.aboutLanguage = this.settings.language;
    this.about = (await notices.watch(() => api.about())) ?? this.about;
  }

  /** Puts the choices on the page: language, theme as an attribute, text size as the root font size. */
  apply() {
    const { theme, textPercent } = this.settings;
    language.code = codeOf(this.settings.language);
    document.documentElement.lang = language.code;
    const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
    const root = document.documentElement;
    root.dataset.theme = light ? 'light' : 'dark';
    layOut({ percent: Math.min(400, Math.max(80, textPercent)) });
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(this.settings));
    } catch {
      // Without storage the theme may flash at the next start; nothing else is lost.
    }
  }

  followSystem(): () => void {
    const query = matchMedia('(prefers-color-scheme: light)');
    const listen = () => this.apply();
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }
}

export const program = new Program();
