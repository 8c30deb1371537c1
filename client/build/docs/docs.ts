import { type DocsEntry, searchDocs } from './searchDocs.js';
import './docs.css';

// The script of every page of the documentation: its search. Without it the pages are complete but for that.

/** From the page to the folder that the page of the game is in. */
const up = document.querySelector<HTMLScriptElement>('script[data-up]')?.dataset['up'] ?? '';

let entries: Promise<readonly DocsEntry[]> | null = null;

/** Fetched when somebody begins to search. */
const fetchEntries = (): Promise<readonly DocsEntry[]> =>
  (entries ??= fetch(`${up}docs/search.json`)
    .then((answer) => answer.json() as Promise<readonly DocsEntry[]>)
    .catch(() => {
      entries = null;
      return [];
    }));

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/** An element of every page. */
const part = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

const input = part<HTMLInputElement>('#search');
const results = part('#results');
const form = part<HTMLFormElement>('form');

const show = async (): Promise<void> => {
  const typed = input.value.trim();
  const known = typed === '' ? [] : await fetchEntries();
  // More may have been typed meanwhile.
  if (typed !== input.value.trim()) return;
  results.hidden = typed === '';
  const found = searchDocs(known, typed);
  if (found.length === 0) return results.replaceChildren(element('p', 'Nothing matches.'));
  const list = document.createElement('ul');
  for (const { entry, excerpt } of found) {
    const link = element('a', entry.title === entry.page ? entry.page : `${entry.page}: ${entry.title}`);
    link.href = `${up}docs/${entry.path}`;
    const item = document.createElement('li');
    item.append(link, element('p', excerpt));
    list.append(item);
  }
  results.replaceChildren(list);
};

form.hidden = false;
input.addEventListener('focus', () => void fetchEntries());
input.addEventListener('input', () => void show());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  results.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    input.focus();
  }
  if (event.key === 'Escape' && isTyping) {
    input.value = '';
    void show();
  }
});
results.addEventListener('click', ({ target }) => {
  // A link to another place of the same page loads nothing.
  if (target instanceof HTMLAnchorElement && target.pathname === location.pathname) results.hidden = true;
});

// Folded on a phone.
const pages = part<HTMLDetailsElement>('details.pages');
const wide = matchMedia('(width >= 60rem)');
const unfold = (): void => {
  pages.open = wide.matches;
};
wide.addEventListener('change', unfold);
unfold();
