import { hexText } from '@hexfall/shared/hex/cells';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { inspectUnits } from '@hexfall/shared/inspect/units';
import { boardOf } from '../../support/battles.js';
import { filmOf } from '../../support/film.js';
import { DIRECTIONS, edgeAt, near, shooterAt, UNITS, type Printed } from './printed.js';

/* Every module of the base armies, in all six rotations, against the connections on its sheet. */

/** By army, a unit on which its modules show. */
const SERVED: Readonly<Record<string, string>> = {
  borgo: 'borgo/mutant',
  moloch: 'moloch/juggernaut',
  outpost: 'outpost/mobile-armor',
  hegemony: 'hegemony/universal-soldier',
};

/** Whether a unit is something else beside the others than alone: in its values, attacks or abilities. */
const isChanged = (unit: string, ...others: string[]): boolean => {
  const at = unit.slice(unit.indexOf(' ') + 1);
  const [alone, together] = [[], others].map((more) => inspectUnits(boardOf([unit, ...more])).find((status) => hexText(status.at) === at));
  return JSON.stringify(alone) !== JSON.stringify(together);
};

const film = (units: readonly string[]): string => {
  const table = boardOf(units);
  return filmOf(table, fightBattle(table, 0, [])).join('\n');
};

/** How to see that a module in the middle serves the unit in a direction. */
const SIGNS: Readonly<Record<string, (tile: Printed, module: string, direction: number) => boolean>> = {
  // Edge 5 has no armor on any of them; it is turned to the shooter.
  'medic:true': ({ army }, module, direction) => {
    const unit = `${SERVED[army]!} ${near(direction)} r${(direction + 1) % 6}`;
    return film([module, unit, shooterAt(direction, army)]).includes(`0,0 saves ${near(direction)}`);
  },
  'convertAttack:true': ({ army }, module, direction) => film([module, `${SERVED[army]!} ${near(direction)}`]).includes('?'),
  'initiative:-1': (_tile, module, direction) => isChanged(`moloch/hybrid ${near(direction)}`, module),
  // Seen by the bonus of an enemy Officer, which a unit of the Scoper's side would get.
  'scope:true': ({ army }, module, direction) => {
    const [unit, officer] = [`${SERVED[army]!} ${near((direction + 1) % 6)}`, `moloch/brain ${near(direction)}`];
    return DIRECTIONS.some((rot) => isChanged(unit, `${officer} r${rot}`, module) && !isChanged(unit, `${officer} r${rot}`));
  },
};

const serves = (tile: Printed, module: string, direction: number): boolean =>
  SIGNS[tile.gives]?.(tile, module, direction) ?? isChanged(`${SERVED[tile.army]!} ${near(direction)}`, module);

const MODULES = UNITS.filter(({ kind, connects }) => kind === 'module' && connects.length > 0).map((tile): [string, Printed] => [
  tile.unit,
  tile,
]);

describe.each(MODULES)('%s', (_name, tile) => {
  test('C1 serves through the edges that are printed, and through no others', () => {
    for (const rot of DIRECTIONS) {
      const module = `${tile.unit} 0,0 r${rot}`;
      expect(DIRECTIONS.filter((direction) => serves(tile, module, direction))).toEqual(
        DIRECTIONS.filter((direction) => tile.connects.includes(edgeAt(direction, rot))),
      );
    }
  });
});

const HQS = UNITS.filter(({ kind }) => kind === 'hq').map((tile): [string, Printed] => [tile.unit, tile]);

describe.each(HQS)('%s', (_name, tile) => {
  test('U2 serves all six neighbors', () => {
    for (const direction of DIRECTIONS) {
      expect(isChanged(`${SERVED[tile.army]!} ${near(direction)}`, `${tile.unit} 0,0 r${direction}`)).toBe(true);
    }
  });
});
