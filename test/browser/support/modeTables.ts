import type { Page } from 'playwright-core';
import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Mode, Options } from '@hexfall/shared/model/options';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { carryOut } from './hands.js';
import type { Plan } from './preparedTables.js';
import { probe, seqOf, untilShown } from './probe.js';
import { type Screen, tableAt } from './Screen.js';

/** The modes with the most players, and the expanded board, which is for four armies (O2). */
const TABLES: readonly { readonly mode: Mode; readonly players: number; readonly board?: Options['board'] }[] = [
  { mode: 'duel', players: 2 },
  { mode: 'deathmatch', players: 3 },
  { mode: 'one-vs-two', players: 3 },
  { mode: 'team', players: 4 },
  { mode: 'deathmatch-score', players: 4, board: 'expanded' },
];

const ARMIES: readonly ArmyId[] = ['borgo', 'hegemony', 'outpost', 'moloch'];
const NAMES = ['Aleksandra', 'Bartłomiej', 'Celina', 'Krzysztof'] as const;

type Moment = 'begin' | 'discard' | 'redraw';

/** When the window takes a match over. */
const MOMENTS: Readonly<Record<Moment, Plan['until']>> = {
  begin: () => true,
  // The first turns are over: hands have grown.
  discard: ({ before, intent }) => before.turn.mustDiscard && intent.do === 'discard' && before.turn.number > before.players.length,
  // All buttons of a turn at once: with a hand of instants there is one more (T2).
  redraw: ({ before, seat }) => legalIntents(before, seat).some((intent) => intent.do === 'redraw'),
};

/** A table with clocks whose players share the device, stored by moments. */
export interface ModeTable {
  readonly name: string;
  /** The table at a moment. */
  readonly at: (moment: Moment) => Screen;
  readonly plans: Readonly<Record<string, Plan>>;
}

const LETTERS = 'ABCDE';

export const MODE_TABLES: readonly ModeTable[] = TABLES.map(({ mode, players, board = 'main' }, index) => {
  const codeAt = (moment: Moment): string => `GAME${LETTERS[index]!}${LETTERS[Object.keys(MOMENTS).indexOf(moment)]!}`;
  const common = {
    armies: ARMIES.slice(0, players),
    options: { mode, board, clock: 'game:600+10' },
    policy: POLICIES.greedy,
    people: NAMES,
    atOneDevice: true,
    // Every one of these matches has all the moments.
    seed: 'a',
  } as const;
  const moments = Object.entries(MOMENTS) as readonly [Moment, Plan['until']][];
  return {
    name: `${mode} of ${players}, board: ${board}`,
    at: (moment) => tableAt('', codeAt(moment)),
    plans: Object.fromEntries(moments.map(([moment, until]) => [codeAt(moment), { ...common, ...(until && { until }) }])),
  };
});

/** All of them, by code. */
export const MODE_PLANS: Readonly<Record<string, Plan>> = Object.fromEntries(MODE_TABLES.flatMap(({ plans }) => Object.entries(plans)));

/** Holds one's HQ over the middle of the board: it is taken already. */
export const aimHq = async (page: Page): Promise<void> => {
  await page.locator('[data-hex="0,0"]').focus();
  await page.keyboard.press('Enter');
};

/** Discards the tile that has to be (T1). */
export const discardOne = async (page: Page): Promise<void> => {
  const seq = await seqOf(page);
  const discard = (await probe(page)).legal.find((intent) => intent.do === 'discard');
  if (!discard) throw new Error('nothing has to be discarded');
  await carryOut(page, discard);
  await untilShown(page, seq + 1);
};

/** Chooses the first tile that can be placed and the hex where it would go: the most buttons there are at once. */
export const aimTile = async (page: Page): Promise<void> => {
  const place = (await probe(page)).legal.find((intent) => intent.do === 'place');
  if (place?.do !== 'place') throw new Error('nothing can be placed');
  await page.locator(`.hand [data-tile$="/${place.tile}"]`).first().click();
  await page.locator(`[data-hex="${place.at.join(',')}"]`).focus();
  await page.keyboard.press('Enter');
};
