import '../../store/support/browserGlobals.js';
import type { Table } from '@hexfall/shared/model/state';
import { TurnHints } from '../../../../client/src/table/advice/TurnHints.js';
import { position } from '../../../support/play.js';

const HQS = ['outpost/hq 0,2', 'hegemony/hq 0,-2'];

interface Draft {
  readonly hand?: readonly string[];
  readonly units?: readonly string[];
  readonly turn?: Readonly<Record<string, unknown>>;
}

const positionOf = ({ hand = [], units = [], turn }: Draft): Table =>
  position({ players: [{ army: 'outpost', hand }, 'hegemony'], units: [...HQS, ...units], turn: { number: 5, ...turn } });

const GANGER = ['hegemony/ganger 0,-1'];

test('a turn has one hint, which goes when the player has done something', () => {
  const hints = new TurnHints(0);
  const start = positionOf({ hand: ['brawler', 'runner'], units: GANGER });
  expect(hints.at(start)?.key).toBe('aim');
  expect(hints.at(start)?.key).toBe('aim');
  expect(hints.at(positionOf({ hand: ['runner'], units: [...GANGER, 'outpost/brawler 0,0'] }))).toBeNull();
});

test('what has to be discarded is followed by the hint of the turn (T1)', () => {
  const hints = new TurnHints(0);
  expect(hints.at(positionOf({ hand: ['brawler', 'runner', 'commando'], units: GANGER, turn: { mustDiscard: true } }))?.key).toBe(
    'discard-weakest',
  );
  expect(hints.at(positionOf({ hand: ['brawler', 'commando'], units: GANGER }))?.key).toBe('aim');
  expect(hints.at(positionOf({ hand: ['commando'], units: [...GANGER, 'outpost/brawler 0,0'] }))).toBeNull();
});

test('a subject comes once in a match, but for who threatens whom', () => {
  const hints = new TurnHints(0);
  const keys = [13, 15, 17].map(
    (number) => hints.at(positionOf({ units: ['outpost/runner 0,0', 'hegemony/ganger 1,0'], turn: { number } }))?.key,
  );
  expect(keys).toEqual(['threat', 'threat', 'threat']);
  const others = new TurnHints(0);
  const subjects = [5, 7, 9].map((number) => others.at(positionOf({ hand: ['brawler'], units: GANGER, turn: { number } }))?.key);
  expect(new Set(subjects).size).toBe(3);
});

test('there is none while somebody else acts, and it comes when the turn does', () => {
  const hints = new TurnHints(0);
  expect(hints.at(positionOf({ hand: ['brawler'], units: GANGER, turn: { number: 6, player: 1 } }))).toBeNull();
  expect(hints.at(positionOf({ hand: ['brawler'], units: GANGER, turn: { number: 7 } }))?.key).toBe('aim');
});

test('there is none where nothing can be hit: the forecast says so', () => {
  const hints = new TurnHints(0);
  expect(hints.at(positionOf({ turn: { number: 13 } }))).toBeNull();
});
