import { idOf, TILES } from '@hexfall/shared/content/catalog';
import { type Hex, hexText } from '@hexfall/shared/hex/cells';
import { abilityUseOf, areaOf, readingsOf, TARGETING, type TargetPick, verbOf } from '@hexfall/shared/inspect/targeting';
import { INSTANT_ACTIONS, type InstantAction, type Intent } from '@hexfall/shared/model/intent';
import { ARMY_IDS, type ArmyId, type TileKey } from '@hexfall/shared/model/tile';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { choiceOf, select } from '../../../client/src/store/input/selection.js';
import { isUseOf } from '../../../client/src/store/input/source.js';
import { position } from '../../support/play.js';

/** One tile of each instant of an army. */
const instantsOf = (army: ArmyId): TileKey[] =>
  Object.values(TILES).flatMap((tile) => (tile.kind === 'instant' && tile.key.startsWith(`${army}/`) ? [tile.key] : []));

const isInstant = (intent: Intent): intent is Extract<Intent, { do: InstantAction }> =>
  INSTANT_ACTIONS.some((action) => action === intent.do) && abilityUseOf(intent) === null;

/** What a player who holds every instant of an army can do, with an enemy next to the HQ. */
const intentsWith = (army: ArmyId): Intent[] => {
  const [other, unit] = army === 'outpost' ? ['borgo', 'mutant'] : ['outpost', 'runner'];
  const table = position({
    players: [{ army, hand: instantsOf(army).map(idOf) }, other as ArmyId],
    units: [`${army}/hq -2,0`, `${other}/hq 2,0`, `${other}/${unit} -2,1`, `${other}/${unit} 0,0`],
  });
  return legalIntents(table, 0);
};

const hexesIn = (picks: readonly TargetPick[]): Hex[] => picks.flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));

const rotIn = (picks: readonly TargetPick[]) => picks.find((pick) => pick.pick === 'turn')?.rot ?? 0;

test('law: an instant is what its tile and its picks add up to, in whichever order they are allowed', () => {
  const seen = new Set<string>();
  for (const army of ARMY_IDS)
    for (const intent of intentsWith(army).filter(isInstant)) {
      const readings = readingsOf(intent);
      const attempts = readings.map((picks) => {
        const [first = [0, 0], ...rest] = hexesIn(picks);
        return TARGETING[intent.do].attempt([first, ...rest], rotIn(picks));
      });
      expect(attempts[0]).toEqual(intent);
      // Whatever the order of the picks, the intent is the same: it can be pointed at in the same ways.
      for (const attempt of attempts) expect(readingsOf(attempt)).toEqual(expect.arrayContaining([...readings]));
      for (const picks of readings) expect(hexesIn(picks)).toHaveLength(TARGETING[intent.do].aims.length);
      seen.add(intent.do);
    }
  expect([...seen].sort()).toEqual(INSTANT_ACTIONS.filter((action) => action !== 'castle').sort());
});

test('M7 X4 the hexes of castling and of a small bomb can be picked in any order', () => {
  const orders = (intent: Intent): string[] => readingsOf(intent).map((picks) => hexesIn(picks).map(hexText).join(' '));
  expect(orders({ do: 'castle', from: [0, 0], with: [1, 0] })).toEqual(['0,0 1,0', '1,0 0,0']);
  const bombed = orders({ do: 'small-bomb', at: [[0, 0], [1, 0], [0, 1]] }); // prettier-ignore
  expect(new Set(bombed).size).toBe(6);
  expect(orders({ do: 'push', from: [0, 0], target: [1, 0] })).toEqual(['0,0 1,0']);
});

test('M1 M2 a held Move does not use a move by mobility, nor the other way round', () => {
  const table = position({ players: [{ army: 'outpost', hand: ['move'] }, 'borgo'], units: ['outpost/runner 0,0', 'outpost/hq 2,0'] });
  const legal = legalIntents(table, 0);
  const [byTile, byUnit] = [{ kind: 'tile', tile: 'outpost/move', slot: 0 }, { kind: 'unit', at: [0, 0] }] as const; // prettier-ignore
  const moves = legal.filter((intent) => intent.do === 'move');
  expect(new Set(moves.map(({ by }) => by))).toEqual(new Set(['tile', 'mobility']));
  for (const move of moves)
    expect([isUseOf(byTile, move), isUseOf(byUnit, move)]).toEqual(move.by === 'tile' ? [true, false] : [false, true]);
  expect(choiceOf(legal, select(byUnit, 0)).abilities).toEqual(['mobility']);
});

test('a button says what an intent does, and marks where it hits', () => {
  const table = position({ players: ['outpost', 'borgo'], units: [] });
  const move = { do: 'move', by: 'tile', from: [0, 0], to: [0, 1], rot: 0 } as const;
  expect([verbOf(move), verbOf({ ...move, to: [0, 0] }), verbOf({ do: 'end-turn' })]).toEqual(['move', 'turn', 'confirm']);
  expect(areaOf(table, { do: 'air-strike', at: [0, 0] })).toHaveLength(7);
  expect(areaOf(table, { do: 'sniper', at: [0, 0] })).toEqual([[0, 0]]);
  expect(areaOf(table, move)).toEqual([]);
});
