// Builds the scripts of the phone pages that are written in TypeScript: `npm run phones`. The server embeds them, so that it
// works without the window's page; scripts.test.ts compares them with their sources.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type InlineConfig } from 'vite';

/** The scripts, by the name of their file in `src/phones` and in `crates/lan/assets`. */
export const SCRIPTS = ['sign', 'desk', 'board', 'phone', 'judge'] as const;

/** Returns the configuration that builds one script. */
export function scriptConfig(name: string): InlineConfig {
  const banner = `/* Built from ui/src/phones/${name}.ts by "npm run phones"; do not edit. Licences: crates/app/third-party.txt */`;
  return {
    configFile: false,
    logLevel: 'warn',
    plugins: [svelte({ configFile: 'svelte.config.js' })],
    build: {
      // Safari 15.4 is the oldest with the dialogs that the pages use.
      target: ['safari15.4', 'chrome107', 'firefox102'],
      outDir: '../crates/lan/assets',
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: `src/phones/${name}.ts`, formats: ['iife'], name: 'script', fileName: () => `${name}.js` },
      rolldownOptions: { output: { postBanner: banner } },
    },
  };
}

export default defineConfig(({ mode }) => scriptConfig(mode));
