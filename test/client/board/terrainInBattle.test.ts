import '../store/support/browserGlobals.js';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { settings } from '../../../client/src/platform/settings.js';
import { logLines } from '../../../client/src/store/history.js';
import { logText } from '../../../client/src/text/logText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';

const fought = (more: object) => {
  const parsed = parsePosition({
    format: 1,
    options: { mode: 'duel' },
    players: [{ army: 'outpost' }, { army: 'moloch' }],
    turn: { player: 0 },
    ...more,
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { table } = parsed.value;
  const { events } = fightBattle(table, 0, []);
  const { frames } = buildReplay(describeEvents(table, events));
  const labels = playerLabels(table.players, [{ name: 'Ann' }, { name: 'Bob' }]);
  const lines = logLines({ table, previous: null }, events).lines.map((line) => logText(labels, line, boardOf(table)));
  return { frames, lines };
};

const HQS = [
  { army: 'outpost', tile: 'hq', at: [-2, 0], rot: 0 },
  { army: 'moloch', tile: 'hq', at: [2, 0], rot: 0 },
];

beforeEach(() => (settings.language.value = 'en'));

test('L21: what the ground does to a unit is shown on the unit and told', () => {
  const { frames, lines } = fought({
    units: [...HQS, { army: 'outpost', tile: 'runner', at: [0, 0], rot: 0 }],
    terrain: [{ type: 'wasteland', features: ['radioactive'], hexes: [[0, 0]] }],
  });
  expect(frames.find(({ kind }) => kind === 'hits')?.model.shots).toMatchObject([{ kind: 'terrain', path: [[0, 0]], wounds: 1 }]);
  expect(lines).toContain('The terrain deals Runner of The Outpost on C3 1 wound.');
});

test('L17: a turret shoots from its hex, and the log says that it was one', () => {
  const { frames, lines } = fought({
    units: [...HQS, { army: 'outpost', tile: 'runner', at: [0, -2], rot: 0 }],
    terrain: [{ type: 'base', features: [], hexes: [[0, 0]] }],
    turrets: [{ at: [0, 0], rot: 0, initiative: [1], ranged: { 0: 1 }, spares: [] }],
  });
  expect(frames.find(({ kind }) => kind === 'hits')?.model.shots).toMatchObject([{ kind: 'ranged', path: [[0, 0], [0, -2]] }]); // prettier-ignore
  expect(lines).toContain('A turret hits Runner of The Outpost on C1: 1 wound (ranged).');
});

test('R1, R2: shots on a warehouse are shown, and it is told who opens it', () => {
  const { frames, lines } = fought({
    units: [...HQS, { army: 'outpost', tile: 'commando', at: [0, 1], rot: 4 }],
    terrain: [{ type: 'warehouse', hexes: [[0, 0]], prizes: [{ at: [0, 0], opens: 1, wounds: 0, markers: ['mobility'] }] }],
  });
  expect(frames.find(({ kind }) => kind === 'hits')?.model.shots).toMatchObject([{ kind: 'ranged', path: [[0, 1], [0, 0]] }]); // prettier-ignore
  expect(frames.find(({ kind }) => kind === 'losses')?.model.notes).toEqual([{ at: [0, 0], kind: 'wounds', value: 1 }]);
  expect(lines).toContain('The warehouse on C3 takes 1 wound.');
  expect(lines).toContain('Ann opens the warehouse on C3 and wins Mobility.');
});
