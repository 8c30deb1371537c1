import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { filmLength, FRAME_REST } from '@hexfall/shared/inspect/filmLength';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { readProjectFile } from '../support/sources.js';

const position = parsePosition(JSON.parse(readProjectFile('docs/examples/position.json')));
if (!position.ok) throw new Error(position.error.message);
const { table } = position.value;
const { events } = fightByDefault(table, table.turn.player);

test('the film of a battle is at least as long as its frames stay, and their effects take less than as much again', () => {
  const { frames } = buildReplay(describeEvents(table, events));
  const rest = frames.reduce((sum, { kind }) => sum + FRAME_REST[kind], 0);
  expect(frames.length).toBeGreaterThan(5);
  expect(filmLength(events)).toBeGreaterThan(rest);
  expect(filmLength(events)).toBeLessThan(2.2 * rest);
});

test('each frame of the film counts', () => {
  const phases = events.filter(({ type }) => type === 'phase-fought');
  expect(phases.length).toBeGreaterThan(1);
  const lengths = phases.map((phase) => filmLength([phase]));
  expect(Math.min(...lengths)).toBeGreaterThan(0);
  const others = events.filter(({ type }) => type !== 'phase-fought');
  expect(filmLength(events)).toBe(lengths.reduce((sum, length) => sum + length, 0) + filmLength(others));
});

test('what is no battle has no film to wait for', () => {
  expect(filmLength([])).toBe(0);
  expect(filmLength([{ type: 'left', player: 0, units: [[0, 0]] }])).toBe(0);
});
