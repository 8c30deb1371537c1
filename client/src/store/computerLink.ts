/** At the end of the first page's address: a game against the computer is to begin, as a shortcut of the installed page wants it. */
export const COMPUTER_SEARCH = '?computer';

/** Whether an address asks for a game against the computer. @param search what follows the path. */
export const asksForComputer = (search: string): boolean => new URLSearchParams(search).has(COMPUTER_SEARCH.slice(1));
