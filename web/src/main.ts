import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './preferences.svelte.ts';

preferences.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
