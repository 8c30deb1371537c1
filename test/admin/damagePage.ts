import { readFileSync, writeFileSync } from 'node:fs';

const PAGE_SIZE = 4096;

/** The kinds of pages of a SQLite file that rows are on. */
const PAGES = { rows: 0x0d, index: 0x0a } as const;
export type PageKind = keyof typeof PAGES;

/** Destroys one page of that kind with that text on it, in a file that no program has open; returns false if there is none. */
export const damagePage = (file: string, kind: PageKind, text: string): boolean => {
  const bytes = readFileSync(file);
  for (let start = PAGE_SIZE; start < bytes.length; start += PAGE_SIZE) {
    if (bytes[start] !== PAGES[kind] || !bytes.subarray(start, start + PAGE_SIZE).includes(text)) continue;
    bytes.fill(0xff, start, start + 200);
    writeFileSync(file, bytes);
    return true;
  }
  return false;
};
