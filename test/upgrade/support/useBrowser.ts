import { parsePuzzle, type PuzzleJson } from '@hexfall/shared/notation/puzzle';
import { carryOut } from '../../page/support/hands.js';
import { type PageServer, tableShown } from '../../page/support/pageServer.js';
import { keepFiles } from '../../page/support/requests.js';
import { puzzleLines } from '../../puzzle/puzzleOf.js';
import type { Known } from './populate.js';

/** A browser after the page was used. */
export interface UsedBrowser {
  /** What it keeps, by the keys of its storage. */
  readonly kept: Readonly<Record<string, string>>;
  /** The game on the device, which waits for its user. */
  readonly game: { readonly path: string; readonly seq: number };
}

/** Settings that are no defaults. */
const SETTINGS = {
  language: 'pl',
  name: 'Ann',
  sound: false,
  film: 'skip',
  motion: 'reduced',
  confirm: false,
  asks: [],
  coachSpeaks: false,
};

/** An easy puzzle that one placement solves. */
export const PUZZLE = puzzleLines('easy')
  .map((line) => JSON.parse(line) as PuzzleJson & Required<Pick<PuzzleJson, 'solution'>>)
  .find(
    ({ solution, use }) =>
      use === 1 && solution.intents.length === 1 && solution.intents[0]?.do === 'place' && solution.choices.length === 0,
  )!;

/** How many intents of the game on the device are played by its user. */
const PLAYED = 6;

/**
 * Uses the page as somebody does who has a seat at a running match, a player card, and a game on this device: goes to the table, plays
 * against the computer without a network, and solves a puzzle.
 */
export const useBrowser = async (server: PageServer, { running: [match], card }: Known): Promise<UsedBrowser> => {
  const remembers = { ...SETTINGS, seats: { [match!.code]: [match!.keys[0]] }, profile: card.key };
  const page = await server.open(`/t/${match!.code}`, { remembers, prepare: keepFiles });
  await tableShown(page);
  await page.goto(`/puzzles/${PUZZLE.id}`);
  await tableShown(page);
  if (!parsePuzzle(PUZZLE).ok) throw new Error('the puzzle is none');
  for (const intent of PUZZLE.solution.intents) await carryOut(page, intent);
  await page.click('[data-action="battle"]');
  await page.shown('.puzzle-panel[data-stand="done"]');
  await page.goto('/');
  await page.answered();
  await page.cutNetwork(true, { isNoticed: true });
  await page.click('[data-action="computer"]');
  await page.click('[data-action="begin"]');
  await page.until(() => page.path.startsWith('/local/'));
  await tableShown(page);
  for (let played = 0; played < PLAYED; played++) {
    await page.passUntil(() => expect(page.probe.idle && page.probe.legal.length > 0).toBe(true));
    const { seq, legal } = page.probe;
    await carryOut(page, legal.find(({ do: kind }) => kind !== 'end-turn') ?? legal[0]!);
    await page.untilShown(seq + 1);
  }
  await page.passUntil(() => expect(page.probe.idle && page.probe.legal.length > 0).toBe(true));
  const game = { path: page.path, seq: page.probe.seq };
  const keys = Array.from({ length: page.memory.length }, (_, index) => page.memory.key(index)!);
  return { kept: Object.fromEntries(keys.sort().map((key) => [key, page.memory.getItem(key)!])), game };
};
