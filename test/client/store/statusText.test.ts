import './support/browserGlobals.js';
import en from '@hexfall/shared/locales/en/core.json';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { ownStatusText, replaceableText, waitingStatusText } from '../../../client/src/text/statusText.js';
import { position } from '../../support/play.js';

const todoOf = (table: Table): string => ownStatusText(playerLabels(table.players, []), table, legalIntents(table, 0), 0);

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

test.each([
  ['a lone instant', ['move'], todo.redrawOne],
  ['a hand of instants', ['move', 'battle'], todo.redraw],
])('T2: says of %s that it can be swapped', (_, hand, text) => {
  const units = ['borgo/hq 0,0', 'moloch/hq 2,-2'];
  expect(todoOf(position({ players: [{ army: 'borgo', hand }, 'moloch'], units, turn: { fresh: true } }))).toBe(text);
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

test('says that the player waited for is offline, and what can be done about it', () => {
  const table = position({ players: ['borgo', 'moloch'], units: ['borgo/hq 0,0', 'moloch/hq 2,-2'] });
  const told = (canReplace: boolean): string =>
    waitingStatusText(playerLabels(table.players, [{ name: 'Ala' }]), table, 0, { offline: true, canReplace });
  expect(told(false)).toBe('Ala is offline. If it lasts, you can propose that a computer plays for this seat.');
  expect(replaceableText(playerLabels(table.players, [{ name: 'Ala' }]), 0, 39_500)).toBe(
    'Ala is offline. In 0:40 you can propose that a computer plays for this seat.',
  );
  expect(told(true)).toBe('Ala is offline. You can propose that a computer plays for this seat.');
});
