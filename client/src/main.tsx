import './style/main.css';
import './offline/installPrompt.js';
import { render } from 'preact';
import { App } from './App.js';
import { loadTable } from './match/MatchScreen.js';
import { loadSdk } from './net/colyseusTransport.js';
import { applyTheme } from './platform/applyTheme.js';
import { route } from './platform/route.js';
import { settings } from './platform/settings.js';
import { endEarlyClicks } from './shell/Page.js';
import { loadLanguage } from './text/translate.js';

applyTheme(document.documentElement);

const host = document.getElementById('app');
if (!host) throw new Error('the page has no #app');
// A visitor with the link of a table waits for it, so its scripts load during the first render.
if (route.peek().page === 'table') void Promise.all([loadSdk(), loadTable()]);
/** Renders the page in the language of the settings. The start page already exists, so only differences change its elements. */
const draw = async (): Promise<void> => {
  await loadLanguage(settings.language.peek()).catch(() => undefined);
  render(<App />, host);
  endEarlyClicks();
};
// Not awaited: what is loaded later waits until this script has run.
void draw();

// What is needed without a network is fetched after the page has loaded.
const keepFiles = async (): Promise<void> => (await import('./offline/registerWorker.js')).registerWorker(settings.language);
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keepFiles().catch(() => undefined);
  else addEventListener('load', () => void keepFiles().catch(() => undefined));
}
