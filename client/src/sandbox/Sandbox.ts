import './sandboxText.js';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { playScene } from '../sound/player.js';
import { LocalStore } from '../store/LocalStore.js';
import { stageReady, wantsFilm } from '../store/stage.js';
import type { Edit } from './Edit.js';
import { settled } from './edited.js';
import { oneBattle } from './oneBattle.js';
import { readyToPlay } from './readyToPlay.js';
import { t } from '../text/translate.js';
import { beginTrail, goTo, redone, undone, walk, type Trail } from './trail.js';

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

const startTable = (): Table => {
  const parsed = parsePosition(START);
  if (!parsed.ok) throw new Error(`the sandbox begins with no position: ${parsed.error.message}`);
  return parsed.value;
};

/** A position in the making, and the table on which it is shown, fought and played. */
export class Sandbox {
  readonly trail = signal<Trail>(beginTrail(startTable()));
  readonly activity = signal<Activity>('edit');
  /** The position as it has been built. */
  readonly table = computed<Table>(() => this.trail.value.table);
  readonly store = new LocalStore(this.trail.peek().table, {
    heading: () => t('sandbox.heading'),
    wantsFilm: () => (this.activity.peek() === 'battle' ? stageReady.peek() : wantsFilm()),
    onScene: playScene,
  });

  /** Keeps the table on the screen in step with the position while it is built; gives what ends that. */
  attend(): () => void {
    return effect(() => {
      if (this.activity.value === 'edit') this.store.reset(this.table.value, { mine: [] });
    });
  }

  edit(edit: Edit): void {
    this.trail.value = walk(this.trail.peek(), edit);
  }

  undo(): void {
    this.trail.value = undone(this.trail.peek());
  }

  redo(): void {
    this.trail.value = redone(this.trail.peek());
  }

  /** Another position takes the place of the one that is built. */
  open(table: Table): void {
    batch(() => {
      this.activity.value = 'edit';
      this.trail.value = goTo(this.trail.peek(), table);
    });
  }

  /** Whether a battle can be fought and the position played on: no HQ has fallen. */
  readonly canGoOn = computed(() => this.table.value.outcome === null);

  /** Fights one battle, begun by whoever is on turn. */
  fight(): void {
    const table = this.table.peek();
    batch(() => {
      this.activity.value = 'battle';
      this.store.reset(table, { rules: oneBattle });
      this.store.restriction.value = ({ do: kind }) => (kind === 'choose' ? null : t('sandbox.battle.over'));
      this.store.play(table.turn.player, { do: 'battle' });
    });
  }

  /** Plays on from the position, by the rules of a match, everybody from this page. */
  play(): void {
    batch(() => {
      this.activity.value = 'play';
      this.store.reset(readyToPlay(this.table.peek()));
    });
  }

  /** Back to the position as it was built. */
  back(): void {
    this.activity.value = 'edit';
  }

  /** What has come of the battle or the match becomes the position that is built. */
  keep(): void {
    const { table } = this.store;
    this.open(settled(table, table.turn.player));
  }
}
