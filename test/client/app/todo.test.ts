import './support/browserGlobals.js';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { publicTable } from '@hexfall/shared/rules/view';
import type { Table } from '@hexfall/shared/model/state';
import { castOf } from '../../../client/src/hud/castOf.js';
import { en } from '../../../client/src/text/en.js';
import { todoText } from '../../../client/src/text/todoText.js';
import { position } from '../../support/play.js';

const todoOf = (table: Table): string => todoText(castOf(table.players, []), publicTable(table), legalIntents(table, 0), 0);

const { todo } = en.table;

test.each([
  ['tiles that can be used', ['mutant'], ['borgo/hq 0,0'], todo.play],
  ['tiles, and a unit that can move', ['mutant'], ['borgo/hq 0,0', 'borgo/assassin 1,0'], todo.playUnits],
  ['only a unit that can move', [], ['borgo/hq 0,0', 'borgo/assassin 1,0'], todo.units],
  ['a tile that has no use', ['grenade', 'mutant'], ['borgo/hq 0,0'], todo.play],
  ['nothing at all', [], ['borgo/hq 0,0'], todo.finish],
])('says what to do with %s', (_, hand, units, text) => {
  expect(todoOf(position({ players: [{ army: 'borgo', hand }, 'moloch'], units: [...units, 'moloch/hq 2,-2'] }))).toBe(text);
});

test('says that tiles can only be kept or discarded when nothing more may be used (O3, O6)', () => {
  const table = position({
    options: { reinforcement: true },
    players: [{ army: 'borgo', hand: ['mutant', 'mutant'] }, 'moloch'],
    units: ['borgo/hq 0,0', 'moloch/hq 2,-2'],
    turn: { number: 9, uses: 2 },
  });
  expect(todoOf(table)).toBe(todo.keep);
});
