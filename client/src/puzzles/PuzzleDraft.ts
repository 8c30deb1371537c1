import './puzzleText.js';
import { computed, signal } from '@preact/signals';
import { cellOf, type Hex, hexOf, sameHex } from '@hexfall/shared/hex/cells';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { GameState } from '@hexfall/shared/model/state';
import type { NotationError } from '@hexfall/shared/notation/error';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { type GoalKind, GOALS, parsePuzzle, type Puzzle, type PuzzleGoal, type PuzzleJson } from '@hexfall/shared/notation/puzzle';
import { isFriendly } from '@hexfall/shared/rules/sides';
import { type BoardBinding, liveBoard } from '../table/liveBoard.js';
import type { TableUi } from '../table/TableUi.js';
import { positionErrorText } from '../text/recordText.js';
import { t } from '../text/translate.js';

/** Why a draft is no puzzle, as a sentence. */
const draftFlawText = ({ code, path }: NotationError): string => {
  if (path.endsWith('/turn/phase')) return t('puzzles.make.flaw.setup');
  if (path.includes('/hand/')) return t('puzzles.make.flaw.battle');
  if (path.endsWith('/hexes')) return t('puzzles.make.flaw.kill');
  if (path === '/goals') return t('puzzles.make.flaw.goals');
  return positionErrorText({ code, path });
};

/** A puzzle in the making: a position, and what is asked for. */
export class PuzzleDraft {
  readonly title = signal('');
  readonly goals = signal<ReadonlySet<GoalKind>>(new Set());
  readonly wounds = signal(1);
  readonly kill = signal<readonly Hex[]>([]);
  readonly use = signal(0);
  readonly atMost = signal(false);
  readonly abilities = signal(true);
  /** The puzzle, or why it is none. */
  readonly puzzle = computed<Result<Puzzle, string>>(() => {
    const parsed = parsePuzzle(this.#json.value);
    return parsed.ok ? ok(parsed.value) : fail(draftFlawText(parsed.error));
  });
  readonly #json = computed<PuzzleJson>(() => {
    const { table, piles } = this.position;
    const position = formatPosition(table, piles);
    const { mustDiscard: _, ...turn } = position.turn; // Z1
    const title = this.title.value.trim();
    return {
      format: 1,
      kind: 'puzzle',
      id: '',
      title: title === '' ? {} : { en: title, pl: title },
      solver: table.turn.player,
      use: this.use.value,
      atMost: this.atMost.value,
      abilities: this.abilities.value,
      goals: GOALS.filter((kind) => this.goals.value.has(kind)).map((kind) => this.#goal(kind)),
      position: { ...position, turn },
    };
  });

  constructor(readonly position: GameState) {
    this.use.value = this.held;
  }

  /** How many tiles the solver holds. */
  get held(): number {
    const { players, turn } = this.position.table;
    return players[turn.player]?.hand.length ?? 0;
  }

  toggleGoal(kind: GoalKind): void {
    const goals = new Set(this.goals.peek());
    if (!goals.delete(kind)) goals.add(kind);
    this.goals.value = goals;
  }

  /** Whether an enemy of the solver stands there. */
  isTarget(hex: Hex): boolean {
    const { table } = this.position;
    const unit = table.board[cellOf(hex)];
    const solver = table.turn.player;
    return unit !== null && unit !== undefined && unit.owner !== solver && !isFriendly(table, solver, unit.owner);
  }

  /** Chooses a unit to be destroyed, or not any more. */
  toggleKill(hex: Hex): void {
    const kill = this.kill.peek();
    if (!this.goals.peek().has('kill') || !this.isTarget(hex)) return;
    const isChosen = kill.some((other) => sameHex(other, hex));
    this.kill.value = isChosen ? kill.filter((other) => !sameHex(other, hex)) : [...kill, hex];
  }

  #goal(kind: GoalKind): PuzzleGoal {
    switch (kind) {
      case 'damage':
        return { goal: kind, wounds: this.wounds.value };
      case 'kill':
        return { goal: kind, hexes: this.kill.value };
      default:
        return { goal: kind };
    }
  }
}

/** The board of a puzzle in the making: a click chooses a unit to be destroyed. */
export const draftMode = (ui: TableUi, draft: PuzzleDraft): BoardBinding => {
  const mode = liveBoard(ui);
  const isShown = computed(() => draft.goals.value.has('kill'));
  return {
    ...mode,
    gestures: {
      ...mode.gestures,
      onHex: ({ hex }) => {
        if (hex) draft.toggleKill(hex);
        return draft.goals.peek().has('kill');
      },
    },
    point: (hex) => draft.toggleKill(hex),
    selectable: computed(() => (isShown.value ? ui.board.value.cells.map(hexOf).filter((hex) => draft.isTarget(hex)) : [])),
    picture: computed(() => {
      const model = mode.picture.value;
      if (!model || !isShown.value) return model && { ...model, notes: [] };
      const chosen = draft.kill.value.map((at) => ({ at, kind: 'target' }) as const);
      return { ...model, marks: [...chosen, ...(model.marks ?? [])], notes: [] };
    }),
  };
};
