import { renderToString } from 'preact-render-to-string';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { App } from './App.js';
import { settings } from './platform/settings.js';
import { loadLanguage } from './text/translate.js';

/** Returns the markup of the start page before its scripts have run, by language. It needs the globals of a browser without stored data. */
export const startMarkup = async (): Promise<Readonly<Record<string, string>>> => {
  const markup: [string, string][] = [];
  for (const language of LANGUAGES) {
    settings.language.value = language;
    await loadLanguage(language);
    markup.push([language, renderToString(<App />)]);
  }
  return Object.fromEntries(markup);
};
