import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './preferences.svelte.ts';

preferences.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
// A page that is its own host keeps itself; that of a server only if somebody wants it (About).
if (document.documentElement.dataset.host === 'page')
  void import('./here/keeping.svelte.ts').then(({ keeping }) => keeping.keep());
