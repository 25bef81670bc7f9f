import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { bridgeServer } from './src/bridge/devServer.ts';

export default defineConfig({
  // svelteTesting takes Svelte's browser build in tests and unmounts after each one.
  plugins: [svelte(), svelteTesting(), bridgeServer()],
  clearScreen: false,
  server: { port: 5173, strictPort: true, host: '127.0.0.1', fs: { allow: ['..'] } },
  // safari16 stands for WebKitGTK. No file becomes a data: URL and no inline script is added: the page's CSP refuses both.
  build: { target: ['safari16', 'chrome107'], assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/bridge/testSetup.ts',
    // The program of the tests is compiled without optimisation, and other tests run at the same time.
    testTimeout: 30_000,
  },
});
