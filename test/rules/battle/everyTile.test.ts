import { hexText } from '@hexfall/shared/hex/cells';
import { inspectUnits } from '@hexfall/shared/inspect/units';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { boardOf, expectNetted } from '../../support/battles.js';
import { filmOf } from '../../support/film.js';
import { unitAt } from '../../support/play.js';
import { DIRECTIONS, edgeAt, far, near, type Printed, shooterAt, UNITS } from './printed.js';

describe('every tile', () => {
  /* Every unit of the base armies in battle, in all six rotations, against what its sheet says. */

  const rows = (units: readonly Printed[]): [string, Printed][] => units.map((tile) => [tile.unit, tile]);

  /** An enemy that neither acts nor turns armor to the middle. */
  const bystander = ({ army }: Printed, at: string, direction: number): string =>
    army === 'moloch' ? `borgo/super-officer ${at}` : `moloch/blocker ${at} r${direction}`;

  const bystanders = (tile: Printed, place: (direction: number) => string): string[] =>
    DIRECTIONS.map((direction) => bystander(tile, place(direction), direction));

  const film = (table: Table, { explodes }: Printed): string[] => filmOf(table, fightBattle(table, 0, explodes ? ['attack'] : []));

  /** The hits of the battle by phase, without what follows from them. */
  const hitsOf = (tile: Printed, rot: number, others: readonly string[]): string[] =>
    film(boardOf([`${tile.unit} 0,0 r${rot}`, ...others]), tile).map((line) => line.replace(/;[^;]*†.*$/, ''));

  const hit = (to: string, kind: string, wounds: number): string[] => (wounds > 0 ? [`0,0>${to} ${kind} ${wounds}`] : []);

  /** The hits expected of a unit at the edge it turns to a direction, at an enemy that stands next to it. */
  const blow = ({ melee, ranged, gauss, isOneAttack }: Printed, edge: number, to: string): string[] => {
    const [struck, shot] = [melee.get(edge) ?? 0, ranged.get(edge) ?? 0];
    if (isOneAttack) return hit(to, 'universal', struck + shot);
    return [...hit(to, 'melee', struck), ...hit(to, 'ranged', shot), ...hit(to, 'gauss', gauss.includes(edge) ? 1 : 0)];
  };

  /** The same at an enemy two hexes away. */
  const shot = ({ ranged, gauss, isOneAttack }: Printed, edge: number, to: string): string[] => [
    ...hit(to, isOneAttack ? 'universal' : 'ranged', ranged.get(edge) ?? 0),
    ...hit(to, 'gauss', gauss.includes(edge) ? 1 : 0),
  ];

  const everyPhase = ({ initiative }: Printed, hits: readonly string[]): string[] =>
    initiative.map((value) => `${value}: ${hits.length > 0 ? hits.join('; ') : 'idle 0,0'}`);

  describe.each(rows(UNITS))('%s', (_name, tile) => {
    test('U1 U5 U7 U8 I1 strikes adjacent enemies as printed', () => {
      for (const rot of DIRECTIONS) {
        const hits = DIRECTIONS.flatMap((direction) => blow(tile, edgeAt(direction, rot), near(direction)));
        expect(hitsOf(tile, rot, bystanders(tile, near))).toEqual(everyPhase(tile, hits));
      }
    });

    test('U1 U5 U7 reaches distant enemies as printed', () => {
      for (const rot of DIRECTIONS) {
        const hits = DIRECTIONS.flatMap((direction) => shot(tile, edgeAt(direction, rot), far(direction)));
        expect(hitsOf(tile, rot, bystanders(tile, far))).toEqual(everyPhase(tile, hits));
      }
    });

    test('U4 has armor as printed', () => {
      for (const rot of DIRECTIONS) {
        const table = boardOf([`${tile.unit} 0,0 r${rot}`, ...DIRECTIONS.map((direction) => shooterAt(direction, tile.army))]);
        const phase = film(table, tile).find((line) => line.startsWith('3: '));
        const hits = new Set(phase?.slice('3: '.length).split('; '));
        expect(DIRECTIONS.filter((direction) => !hits.has(`${far(direction)}>0,0 ranged 1`))).toEqual(
          DIRECTIONS.filter((direction) => tile.armor.includes(edgeAt(direction, rot))),
        );
      }
    });

    test('N1 throws nets as printed', () => {
      /** Directions by the hexes they lead to: q, then r. */
      const ordered = [5, 4, 0, 3, 1, 2];
      for (const rot of DIRECTIONS) {
        const netted = ordered.filter((direction) => tile.nets.includes(edgeAt(direction, rot))).map(near);
        expectNetted([`${tile.unit} 0,0 r${rot}`, ...bystanders(tile, near)], netted);
      }
    });
  });

  describe.each(rows(UNITS.filter(({ kind }) => kind !== 'hq')))('%s', (_name, tile) => {
    test('U3 falls with the wound that reaches its toughness', () => {
      // Unhurt and with each number of wounds it can carry, it is shot once from a side without armor.
      const side = DIRECTIONS.find((direction) => !tile.armor.includes(direction))!;
      for (let wounds = 0; wounds < tile.toughness; wounds++) {
        const table = boardOf([`${tile.unit} 0,0 w${wounds}`, shooterAt(side, tile.army)]);
        const after = fightBattle(table, 0, tile.explodes ? ['attack'] : []).table;
        expect(unitAt(after, [0, 0])?.wounds).toBe(wounds + 1 < tile.toughness ? wounds + 1 : undefined);
      }
    });
  });
});

describe('every module', () => {
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
    const [alone, together] = [[], others].map((more) =>
      inspectUnits(boardOf([unit, ...more])).find((status) => hexText(status.at) === at),
    );
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
});
