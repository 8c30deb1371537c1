import type { Seat, Table } from '@hexfall/shared/model/state';
import { publicTable } from '@hexfall/shared/rules/view';
import type { History, Told } from './history.js';
import { isFilmed } from './log.js';
import type { Scene } from './theater.js';

const tableAfter = ({ told, table }: History, place: number): Table => told[place + 1]?.before ?? table;

/** The place of the first of the intents that one battle came to its present point by; `place` itself where none was under way. */
const beginningOf = (told: readonly Told[], place: number): number => {
  let first = place;
  while (first > 0 && told[first]?.before.battle) first--;
  return first;
};

const sceneFrom = (history: History, first: number, last: number): Scene | null => {
  const [start, end] = [history.told[first], history.told[last]];
  if (!start || !end) return null;
  const events = history.told.slice(first, last + 1).flatMap((told) => told.events);
  return { seq: end.seq, before: publicTable(start.before), earlier: [], events, after: publicTable(tableAfter(history, last)) };
};

/** What the last intent of a history did, with what has been told of the same battle before. */
export const latestScene = (history: History): Scene | null => {
  const last = history.told.length - 1;
  const first = beginningOf(history.told, last);
  const scene = sceneFrom(history, last, last);
  const start = history.told[first];
  if (!scene || !start) return null;
  const earlier = history.told.slice(first, last).flatMap(({ events }) => events);
  return { ...scene, before: publicTable(start.before), earlier };
};

/** The whole battle, or the instant, that an intent is part of; null if there is nothing of the kind. */
export const battleAt = (history: History, seq: number): Scene | null => {
  const place = history.told.findIndex((told) => told.seq === seq);
  if (!history.told[place]?.events.some(isFilmed)) return null;
  let last = place;
  while (last + 1 < history.told.length && history.told[last + 1]?.before.battle) last++;
  return sceneFrom(history, beginningOf(history.told, place), last);
};

/** The last battle, or instant that hit somebody, of a history. */
export const lastBattle = (history: History): Scene | null => {
  const last = history.told.findLast(({ events }) => events.some(isFilmed));
  return last ? battleAt(history, last.seq) : null;
};

/** T7: without what was taken back, and without the taking back. */
const withoutTakenBack = (told: readonly Told[]): Told[] => {
  const kept: Told[] = [];
  for (const one of told) {
    if (!one.events.some(({ type }) => type === 'took-back')) kept.push(one);
    else if (kept.at(-1)?.events.some(({ type }) => type === 'action-began')) kept.pop();
  }
  return kept;
};

/** Where the last round of the others' turns begins: nobody watches more than that. */
const roundOf = (told: readonly Told[], players: number, mine: readonly Seat[]): number => {
  let turns = 0;
  for (let place = told.length - 1; place >= 0; place--) {
    const starts = told[place]?.events.filter((event) => event.type === 'turn-started' && !mine.includes(event.player)).length ?? 0;
    turns += starts;
    if (starts > 0 && turns >= Math.max(1, players - 1)) return place;
  }
  return 0;
};

/**
 * What others have done since this browser has last seen the table: the last round of their turns, and the last battle.
 * @param since the last intent seen; null where this browser has never seen the match: then a player's own last one counts.
 * @param mine the seats of this page; a spectator has none, and has missed nothing on the first visit.
 * @returns nothing if nobody else has acted.
 */
export const missedScenes = (history: History, since: number | null, mine: readonly Seat[]): Scene[] => {
  const own = history.told.findLast(({ player }) => mine.includes(player))?.seq ?? 0;
  const seen = since ?? (mine.length > 0 ? own : history.seq);
  const told = withoutTakenBack(history.told.filter(({ seq }) => seq > seen));
  if (told.every(({ player }) => mine.includes(player))) return [];
  const battle = told.findLastIndex(({ events }) => events.some(({ type }) => type === 'battle-started'));
  const round = roundOf(told, history.table.players.length, mine);
  const first = battle < 0 ? round : Math.min(round, battle);
  return told.slice(first).flatMap(({ seq, before, events }) => {
    const place = history.told.findIndex((one) => one.seq === seq);
    return [{ seq, before: publicTable(before), earlier: [], events, after: publicTable(tableAfter(history, place)) }];
  });
};
