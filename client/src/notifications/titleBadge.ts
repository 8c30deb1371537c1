import { addressOf } from '../net/address.js';

const ICON = '/favicon.svg';
const ICON_CALLING = '/favicon-call.svg';

/** Names the window, with a sign before the name and another icon if its player is called. */
export const setTitleBadge = (name: string, call: string | null): void => {
  document.title = call === null ? name : `● ${call} — ${name}`;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', addressOf(call === null ? ICON : ICON_CALLING));
};
