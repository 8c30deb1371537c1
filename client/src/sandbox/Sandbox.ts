import { batch, computed, effect, signal, untracked } from '@preact/signals';
import sandbox from '@hexfall/shared/locales/en/sandbox.json';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { boardReady, wantsReplay } from '../platform/boardVisibility.js';
import { levelsOf, type SeatPlayer } from '../platform/seatPlayers.js';
import { playSegment } from '../sound/player.js';
import { ComputerSeats } from '../store/computer/ComputerSeats.js';
import { ComputerWorker, type PlanTurn } from '../store/computer/ComputerWorker.js';
import { LocalStore, singleBattleRules } from '../store/LocalStore.js';
import { armyName, tileName } from '../text/names.js';
import { playerLabels } from '../text/playerLabels.js';
import { addTexts, listOf, t } from '../text/translate.js';
import { ownedTile } from '../text/unitText.js';
import { toPosition } from './applyEdit.js';
import type { Edit } from './Edit.js';
import { lostPieces } from './lostPieces.js';
import { type DrawnHand, drawnHand, readyToPlay } from './readyToPlay.js';
import { newHistory, pushEdit, pushPosition, redo, undo, type UndoHistory } from './undoHistory.js';

addTexts({ sandbox });

/** What is being done with the position: it is built, fought once, or played on. */
type Activity = 'edit' | 'battle' | 'play';

/** Where a sandbox begins: two HQs on an empty board. */
const START = {
  format: 1,
  options: { mode: 'duel' },
  players: [{ army: 'outpost' }, { army: 'moloch' }],
  turn: { player: 0 },
  units: [
    { army: 'outpost', tile: 'hq', at: [-1, 1], rot: 0 },
    { army: 'moloch', tile: 'hq', at: [1, -1], rot: 0 },
  ],
};

const startState = (): GameState => {
  const parsed = parsePosition(START);
  if (!parsed.ok) throw new Error(`the sandbox begins with no position: ${parsed.error.message}`);
  return parsed.value;
};

/** "With a random hand: Scout, Move and Battle." */
export const drawnHandText = ({ tiles, isRandom }: DrawnHand): string =>
  t(isRandom ? 'sandbox.drawn.random' : 'sandbox.drawn.fromPile', { tiles: listOf(tiles.map(tileName)) });

/** A position in the making, and the table on which it is shown, fought and played. */
export class Sandbox {
  readonly history = signal<UndoHistory>(newHistory(startState()));
  readonly activity = signal<Activity>('edit');
  /** The position as it has been built. */
  readonly state = computed<GameState>(() => this.history.value.state);
  readonly table = computed<Table>(() => this.state.value.table);
  readonly store = new LocalStore(this.state.peek(), {
    heading: () => t('app.menu.sandbox'),
    wantsReplay: () => (this.activity.peek() === 'battle' ? boardReady.peek() : wantsReplay()),
    onSegment: playSegment,
  });

  /** Who plays each seat when the position is played on; those that are not named are played from this page. */
  readonly players = signal<readonly SeatPlayer[]>([]);

  /** @param worker plans for computer players; tests pass another one. */
  constructor(private readonly worker: { readonly plan: PlanTurn; readonly cancel: () => void } = new ComputerWorker()) {}

  /** Syncs the table on the screen with the edited position, and lets computer players play. Returns a function that stops both. */
  attend(): () => void {
    const stops = [
      effect(() => {
        if (this.activity.value === 'edit') this.store.reset(this.state.value, { mine: [] });
      }),
      effect(() => {
        const levels = levelsOf(this.players.value);
        if (this.activity.value !== 'play' || levels.size === 0) return;
        const seats = untracked(() => new ComputerSeats({ store: this.store, levels, plan: this.worker.plan }));
        return () => {
          seats.stop();
          this.worker.cancel();
        };
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Changes the position. Reports the units and foundations lost by a change that was made for something else. */
  edit(edit: Edit): void {
    const before = this.table.peek();
    this.history.value = pushEdit(this.history.peek(), edit);
    const lost = lostPieces(before, edit, this.table.peek());
    if (lost.length === 0) return;
    const labels = playerLabels(before.players, []);
    this.store.say(t('sandbox.edit.lost', { pieces: listOf(lost.map((piece) => ownedTile(labels, piece))) }));
  }

  undo(): void {
    this.history.value = undo(this.history.peek());
  }

  redo(): void {
    this.history.value = redo(this.history.peek());
  }

  /** Another position takes the place of the one that is built. */
  open(state: GameState): void {
    batch(() => {
      this.activity.value = 'edit';
      this.history.value = pushPosition(this.history.peek(), state);
    });
  }

  /** Whether a battle can be fought and the position played on: no HQ has fallen. */
  readonly canGoOn = computed(() => this.table.value.outcome === null);

  /** Fights one battle, started by the player on turn. */
  fight(): void {
    const state = this.state.peek();
    batch(() => {
      this.activity.value = 'battle';
      this.store.reset(state, { rules: singleBattleRules });
      this.store.restriction.value = ({ do: kind }) => (kind === 'choose' ? null : () => t('sandbox.battle.over'));
      this.store.play(state.table.turn.player, { do: 'battle' });
    });
  }

  /**
   * Plays on from the position by the rules of a match. This page plays all seats without a computer player.
   * @param random shuffles unknown draw piles; by default each position has its own order.
   */
  play(random?: string): void {
    batch(() => {
      this.activity.value = 'play';
      const built = this.state.peek();
      const state = readyToPlay(built, random);
      const drawn = drawnHand(built, state);
      const levels = levelsOf(this.players.peek());
      const seats: readonly Seat[] = state.table.players.map((_, seat) => seat);
      const names = state.table.players.map(({ army }, seat) => {
        const level = levels.get(seat);
        return level ? t('computer.named', { army: armyName(army), level: t(`computer.levels.${level}`) }) : '';
      });
      this.store.reset(state, { mine: seats.filter((seat) => !levels.has(seat)), names });
      if (drawn) this.store.say(drawnHandText(drawn), false);
    });
  }

  /** Back to the position as it was built. */
  back(): void {
    this.activity.value = 'edit';
  }

  /** The result of the battle or the match becomes the position that is edited. */
  keep(): void {
    const { table, piles } = this.store.state;
    this.open(toPosition({ ...table, piles }, table.turn.player));
  }
}
