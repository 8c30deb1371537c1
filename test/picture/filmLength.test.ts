import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { FRAME_REST } from '@hexfall/shared/inspect/filmFrames';
import { filmLength, frameLength } from '@hexfall/shared/inspect/filmLength';
import { type GameEvent, VENOM_STEP } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { battleFilm } from '@hexfall/shared/picture/replay/battleFilm';
import { buildReplay, endReplayAtFall, type Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { SvgPen } from '@hexfall/shared/picture/SvgPen';
import { drawNumber } from '@hexfall/shared/picture/tile/digits';
import { fightBattle, fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { GOLDEN_SCENES } from '../golden/scenes.js';
import { modePosition } from '../support/modePosition.js';
import { eventsOf, position } from '../support/play.js';
import { readProjectFile } from '../support/sources.js';

const parsed = parsePosition(JSON.parse(readProjectFile('docs/examples/position.json')));
if (!parsed.ok) throw new Error(parsed.error.message);
const { table } = parsed.value;
const { events } = fightByDefault(table, table.turn.player);

/** The frames that the page plays. */
const framesOf = (before: Table, shown: readonly GameEvent[]): readonly Frame[] =>
  endReplayAtFall(
    buildReplay(describeEvents(before, shown)),
    shown.some(({ type }) => type === 'ended'),
  ).frames;

const played = (frames: readonly Frame[]): number => frames.reduce((sum, frame) => sum + frameLength(frame), 0);

test.each(GOLDEN_SCENES.map((scene) => [scene.name, scene] as const))(
  'the clocks stand for as long as the page plays the film: %s',
  (_name, { starter = 0, answers = [], ...draft }) => {
    const before = modePosition(draft);
    const fought = fightBattle(before, starter, answers);
    expect(filmLength(before, fought.events)).toBe(played(framesOf(before, fought.events)));
  },
);

test('a film is at least as long as its frames stay, and what moves in them takes less than as much again', () => {
  const rest = framesOf(table, events).reduce((sum, { kind }) => sum + FRAME_REST[kind], 0);
  expect(filmLength(table, events)).toBeGreaterThan(rest);
  expect(filmLength(table, events)).toBeLessThan(2.2 * rest);
});

test('P17 the step of venom is drawn as a drop among the phases of a film, not as the number that stands for it', () => {
  const { starter = 0, answers = [], ...draft } = GOLDEN_SCENES.find(({ name }) => name === 'venom')!;
  const before = modePosition(draft);
  const film = battleFilm(before, fightBattle(before, starter, answers).events, 'A battle')!;
  /** The outline of a number, which is the same at every size and place. */
  const outline = (text: string): string => {
    const pen = new SvgPen(0);
    drawNumber(pen, text, 0, 0, 10, { color: '#fff' });
    return / d="([^"]+)"/.exec(pen.document(10, 10, 'A number'))![1]!;
  };
  expect(film).toContain(`d="${outline('2')}"`);
  expect(film).not.toContain(`d="${outline(String(VENOM_STEP))}"`);
});

test('what is no battle has no film to wait for', () => {
  expect(filmLength(table, [])).toBe(0);
  expect(filmLength(table, [{ type: 'left', player: 0, units: [[0, 0]] }])).toBe(0);
});

describe('a film with which the match ends', () => {
  /** Borgo's Mutant destroys the HQ beside it in phase 2; HQs act in phase 0. */
  const decided = (units: readonly string[]): readonly [before: Table, frames: readonly Frame[], length: number] => {
    const before = position({
      players: [
        { army: 'borgo', hand: ['battle'] },
        { army: 'outpost', hq: 1 },
      ],
      units: ['borgo/hq -2,0', 'borgo/mutant 1,0', 'outpost/hq 1,-1', ...units],
    });
    const ending = eventsOf(before, 0, { do: 'battle' });
    expect(ending.at(-1)!.type).toBe('ended');
    return [before, framesOf(before, ending), filmLength(before, ending)];
  };

  test('E1 ends with the fall of the HQ where nobody is hit later', () => {
    const [, frames, length] = decided(['outpost/runner 2,0']);
    expect(frames.at(-1)).toMatchObject({ kind: 'losses', fallen: [[1, -1]], isDecisive: true });
    expect(frames.filter(({ kind }) => kind === 'hits').map(({ isDecisive }) => isDecisive)).toEqual([true]);
    expect(length).toBe(played(frames));
  });

  test('B7 goes on to the end of the battle where somebody is', () => {
    const [, frames, length] = decided(['outpost/runner -2,1']);
    expect(frames.findIndex(({ isDecisive }) => isDecisive)).toBeGreaterThan(0);
    expect(frames.at(-1)!.kind).toBe('closing');
    expect(length).toBe(played(frames));
  });

  test('is longer than the same film of a battle with which it does not end', () => {
    const [before, , length] = decided(['outpost/runner 2,0']);
    const ongoing = eventsOf(before, 0, { do: 'battle' }).filter(({ type }) => type !== 'ended');
    const closing = ['acts', 'closing'] as const;
    const rest = framesOf(before, ongoing)
      .slice(-2)
      .map((frame, index) => {
        expect(frame.kind).toBe(closing[index]);
        return frameLength(frame);
      });
    expect(length).toBeGreaterThan(filmLength(before, ongoing) - rest.reduce((sum, ms) => sum + ms, 0) + 800);
  });
});
