import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './app.css';
import './utilities.css';
import './narrow.css';

// Only the development server has this branch; the production bundle does not.
if (import.meta.env.DEV) (await import('./bridge/page')).connectToServer();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');
// Card texts are fitted to their faces, so the font comes first. Without it the system's font is used.
await document.fonts.load('1rem Inter').catch(() => []);
mount(App, { target });
