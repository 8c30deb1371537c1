import { render } from 'preact';
import { App } from './screens/App.js';
import { applyTheme } from './theme/palette.js';
import './style/main.css';

applyTheme(document.documentElement);

const host = document.getElementById('app');
if (!host) throw new Error('the page has no #app');
render(<App />, host);
