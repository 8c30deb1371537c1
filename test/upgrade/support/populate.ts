import { type Mode, MODES } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { RecordJson } from '@hexfall/shared/notation/json';
import type { ProfileStatistics } from '@hexfall/shared/protocol/profiles';
import { PLAYERS } from '@hexfall/shared/rules/sides';
import { hashSeatKey } from '../../../server/src/security/credentials.js';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';
import { newKey, Page, Pages } from '../../server/support/Page.js';
import { profileRequests } from '../../server/support/profileRequests.js';
import { PushBrowser } from '../../server/support/PushBrowser.js';
import { hireAll, playRandomly, seatEverybody } from '../../server/support/table.js';

/** A match that goes on, as its players saw it last. */
export interface RunningMatch {
  readonly mode: Mode;
  readonly code: string;
  readonly seq: number;
  /** The key of each seat. */
  readonly keys: readonly string[];
  readonly table: Table;
}

/** What people saw at a site. */
export interface Known {
  readonly finished: { readonly code: string; readonly record: RecordJson };
  readonly running: readonly RunningMatch[];
  readonly waiting: { readonly code: string; readonly key: string };
  /** A bot with a token, and the table where it waits for its match. */
  readonly bot: { readonly token: string; readonly code: string };
  /** The key of Ann's player card, and what the server has counted for it. */
  readonly card: { readonly key: string; readonly statistics: ProfileStatistics };
}

const ARMIES: readonly ArmyId[] = ['borgo', 'moloch', 'outpost', 'hegemony'];

/** The options of a match of each mode: together they have most of what a store keeps. */
const OPTIONS = {
  duel: { clock: 'days:3' },
  deathmatch: { mercenaries: 1 },
  'deathmatch-score': { start: 'alternative' },
  'one-vs-two': {},
  team: { clock: 'days:3', reinforcement: true },
  'team-score': { takeBack: false },
} as const satisfies Readonly<Record<Mode, object>>;

/** How many intents of each match are played. */
const PLAYED = 23;

/**
 * Makes what a store can have at a server with a season: finished, running and waiting tables of every mode, with chat, a study, player cards, people,
 * an invitation, and a browser that has asked for push messages.
 * @returns what their people have seen.
 */
export const populate = async (url: string, store: MatchRepository, botToken: string): Promise<Known> => {
  const pages = new Pages();
  const { ask, profile, duel, idOf, say, invite } = profileRequests(() => ({ url, pages }));
  const [ann, bob] = [await profile('Ann'), await profile('Bob', { shape: 'star', color: 'red' })];
  const { a, b, code } = await duel(ann, bob);
  const known = await idOf(ann);
  await say(ann, known, { shows: true });
  await say(bob, await idOf(bob), { shows: true });
  expect((await invite(ann, known)).ok).toBe(true);
  await playRandomly({ pages: [a, b] }, 7, 2000);
  const rated = await duel(ann, bob, { listed: true });
  await playRandomly({ pages: [rated.a, rated.b] }, 8, 12);
  await rated.b.play(1, { do: 'resign' });
  await a.get('study', { act: { do: 'attend', client: a.client, follows: true } });
  await a.get('study', { act: { do: 'lead', moment: { turn: 3, step: 0 } } });

  const running: RunningMatch[] = [];
  for (const [index, mode] of MODES.entries()) {
    const options = { mode, ...OPTIONS[mode] };
    const { min, max } = PLAYERS[mode];
    const seats = mode === 'deathmatch-score' ? max : min;
    const game = await seatEverybody(url, { options, seats }, ARMIES.slice(0, seats));
    await hireAll(game);
    await game.pages[0]!.get('say', { text: 'Hello' });
    await playRandomly(game, index, PLAYED);
    const { table, state } = game.pages[0]!;
    running.push({ mode, code: game.code, seq: state.seq, keys: game.keys, table: table! });
    await Promise.all(game.pages.map((page) => page.leave()));
  }
  const { subscription } = new PushBrowser('https://push.example/send/1');
  const subscribed = await ask('POST', '/api/push', {
    body: { tables: [{ code: running[0]!.code, keys: [running[0]!.keys[1]] }], subscription, language: 'pl' },
  });
  expect(await subscribed.json()).toMatchObject({ codes: [running[0]!.code] });

  // As if that browser had been called.
  await store.push.noteCalled({ code: running[0]!.code, holder: hashSeatKey(running[0]!.keys[1]!) }, `turn:${running[0]!.seq}`);

  const waits = await Page.createAs(url, { listed: true });
  const { key } = await waits.sit({ army: 'moloch', name: 'Cyd' });
  await waits.leave();
  const invites = await Page.create(url);
  const sits = { key: botToken, body: { army: 'borgo' } };
  expect((await ask('POST', `/api/bot/tables/${invites.code}/seats`, sits)).status).toBe(201);
  await invites.leave();
  const [organizer, ...entrants] = [newKey(), newKey(), newKey(), newKey(), newKey()];
  const cup = { key: organizer, body: { name: 'Cup', regulations: { checkIn: 0, boards: 2, bout: 'duplicate' } } };
  const path = `/api/competitions/${((await (await ask('POST', '/api/competitions', cup)).json()) as { readonly code: string }).code}`;
  const invitations = [newKey(), newKey()];
  for (const [person, entrant] of entrants.entries()) {
    const invitation = invitations[person >> 1];
    const body = person % 2 === 0 ? { name: 'Dee', team: 'Reds', invitation } : { name: 'Eli', invitation };
    expect((await ask('POST', `${path}/entrants`, { key: entrant, body })).status).toBe(201);
  }
  expect((await ask('POST', `${path}/acts`, { key: organizer, body: { do: 'announce', round: 1 } })).status).toBe(204);
  expect((await ask('POST', `${path}/claims`, { key: newKey(), body: { entrant: 1, person: 1 } })).status).toBe(201);
  const competitions = [{ code: path.slice(-6), key: entrants[0] }];
  expect((await ask('POST', '/api/push', { body: { tables: [], competitions, subscription, language: 'pl' } })).status).toBe(200);
  await pages.close();
  const record = (await (await fetch(`${url}/api/matches/${code}/record`)).json()) as RecordJson;
  const statistics = (await (await ask('GET', '/api/profile/statistics', { key: ann })).json()) as ProfileStatistics;
  return {
    finished: { code, record },
    running,
    waiting: { code: waits.code, key },
    bot: { token: botToken, code: invites.code },
    card: { key: ann, statistics },
  };
};
