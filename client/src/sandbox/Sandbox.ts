import './sandboxText.js';
import { batch, computed, effect, signal } from '@preact/signals';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { playSegment } from '../sound/player.js';
import { LocalStore } from '../store/LocalStore.js';
import { boardReady, wantsReplay } from '../store/boardVisibility.js';
import type { Edit } from './Edit.js';
import { toPosition } from './applyEdit.js';
import { singleBattleRules } from './singleBattleRules.js';
import { readyToPlay } from './readyToPlay.js';
import { t } from '../text/translate.js';
import { newHistory, pushPosition, redo, undo, pushEdit, type UndoHistory } from './undoHistory.js';

/** What is being done with the position: it is built, fought once, or played on. */
export type Activity = 'edit' | 'battle' | 'play';

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

/** A position in the making, and the table on which it is shown, fought and played. */
export class Sandbox {
  readonly history = signal<UndoHistory>(newHistory(startState()));
  readonly activity = signal<Activity>('edit');
  /** The position as it has been built. */
  readonly state = computed<GameState>(() => this.history.value.state);
  readonly table = computed<Table>(() => this.state.value.table);
  readonly store = new LocalStore(this.state.peek(), {
    heading: () => t('sandbox.heading'),
    wantsReplay: () => (this.activity.peek() === 'battle' ? boardReady.peek() : wantsReplay()),
    onSegment: playSegment,
  });

  /** Keeps the table on the screen in step with the position while it is built; gives what ends that. */
  attend(): () => void {
    return effect(() => {
      if (this.activity.value === 'edit') this.store.reset(this.state.value, { mine: [] });
    });
  }

  edit(edit: Edit): void {
    this.history.value = pushEdit(this.history.peek(), edit);
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
      this.store.restriction.value = ({ do: kind }) => (kind === 'choose' ? null : t('sandbox.battle.over'));
      this.store.play(state.table.turn.player, { do: 'battle' });
    });
  }

  /** Plays on from the position by the rules of a match, all seats from this page. */
  play(): void {
    batch(() => {
      this.activity.value = 'play';
      this.store.reset(readyToPlay(this.state.peek()));
    });
  }

  /** Back to the position as it was built. */
  back(): void {
    this.activity.value = 'edit';
  }

  /** What has come of the battle or the match becomes the position that is built. */
  keep(): void {
    const { table, piles } = this.store.state;
    this.open(toPosition({ ...table, piles }, table.turn.player));
  }
}
