/** A section of a page, for the search. */
export interface DocsEntry {
  /** Below `/docs/`, with what follows `#`. */
  readonly path: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

export interface DocsMatch {
  readonly entry: DocsEntry;
  /** The text around the first word that was found. */
  readonly excerpt: string;
}

const MOST = 20;
const AROUND = 80;

const IN_TITLE = 8;
const IN_PAGE = 4;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];

/** How well a word fits an entry: where it begins a word counts more than inside one. 0 if it is not there. */
const weigh = ({ page, title, text }: DocsEntry, word: string): number => {
  const fit = (where: string, weight: number): number => {
    const at = where.toLowerCase().indexOf(word);
    if (at < 0) return 0;
    const begins = at === 0 || !/[\p{L}\p{N}]/u.test(where[at - 1] ?? '');
    return begins ? 2 * weight : weight;
  };
  return fit(title, IN_TITLE) + fit(page, IN_PAGE) + fit(text, 1);
};

const excerptOf = (text: string, words: readonly string[]): string => {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...places, text.length) - AROUND);
  const part = text.slice(from, from + 2 * AROUND);
  return `${from > 0 ? '…' : ''}${part}${from + part.length < text.length ? '…' : ''}`;
};

/** Returns the sections in which all words occur, the best first; none for a text without words. */
export const searchDocs = (entries: readonly DocsEntry[], typed: string): readonly DocsMatch[] => {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, weights: words.map((word) => weigh(entry, word)) }))
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .map(({ entry, weights }) => ({ entry, weight: weights.reduce((sum, weight) => sum + weight, 0) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.text, words) }));
};
