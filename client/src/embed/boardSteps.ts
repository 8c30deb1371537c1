import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { filmFrame } from '@hexfall/shared/inspect/filmFrames';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { BattleDocument } from '@hexfall/shared/notation/battle';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import type { ReplayContent } from '@hexfall/shared/picture/model';
import { buildReplay, type Frame, type Replay } from '@hexfall/shared/picture/replay/buildReplay';
import { standingOf } from '@hexfall/shared/rules/sides';
import { eventText } from '../text/eventText.js';
import { factTexts, phaseText } from '../text/factText.js';
import { hexName, phaseName } from '../text/names.js';
import type { PlayerLabels } from '../text/playerLabels.js';
import { groundAt } from '../text/terrainText.js';
import { hexLabel } from '../text/unitText.js';

/** What an element shows: a position, or a battle frame by frame. */
export interface BoardSteps {
  readonly before: Table;
  readonly after: Table;
  readonly replay: Replay;
  /** What is said of each frame. @param labels how the players are called. */
  readonly sentenceOf: (step: number, labels: PlayerLabels) => string;
}

const stillFrame = (table: Table): Frame => ({ ...filmFrame('opening'), phase: null, model: boardModel(table), facts: [], step: null });

/** Carries out the events of a document. Throws if they do not fit its position. */
export const stepsOf = ({ table, events }: BattleDocument): BoardSteps => {
  const described = describeEvents(table, events);
  const { frames, phases } = buildReplay(described);
  // What does not begin with a battle begins with the board as it was.
  const isBattle = frames[0]?.kind === 'opening';
  const shown = isBattle ? frames : [stillFrame(table), ...frames];
  const moved = phases.map(({ initiative, frame }) => ({ initiative, frame: isBattle ? frame : frame + 1 }));
  const start = events.find((event) => event.type === 'battle-started');
  const end = events.find((event) => event.type === 'ended');
  return {
    before: table,
    after: described.at(-1)?.after ?? table,
    replay: { frames: shown, phases: moved },
    sentenceOf: (step, labels) => {
      const frame = shown[step];
      if (!frame) return '';
      if (step === 0) return start ? eventText(labels, table, start) : '';
      const isLast = step === shown.length - 1;
      const acts = frame.facts.filter((fact) => fact.kind === 'acts');
      const sentences = factTexts(
        labels,
        frame.facts.filter((fact) => fact.kind !== 'acts'),
      );
      const heading = frame.phase === null ? [] : frame.kind === 'acts' ? [phaseText(labels, frame.phase, acts)] : [`${phaseName(frame.phase)}:`]; // prettier-ignore
      return [...heading, ...sentences, ...(isLast && end ? [eventText(labels, table, end)] : [])].join(' ');
    },
  };
};

/** What a player's HQ has left at a step, or the player's points. */
export const standingAt = ({ before, after, replay }: BoardSteps, step: number, seat: Seat): number => {
  const life = replay.frames[step]?.model.units.find((unit) => unit.owner === seat && unit.life !== null)?.life;
  const { players, options } = step === 0 ? before : after;
  const player = players[seat];
  return life ?? (player ? standingOf(options, player) : 0);
};

/** What is said of a hex: its name, and what stands and lies on it. */
export const describeHex = (content: ReplayContent, labels: PlayerLabels, at: Hex): string => {
  const isThere = (one: { readonly at: Hex }): boolean => sameHex(one.at, at);
  const unit = content.units.find(isThere) ?? null;
  const foundation = content.foundations?.find(isThere) ?? null;
  return hexLabel(labels, hexName(at, content.board), { unit, foundation, ground: groundAt(content, at) }, false);
};
