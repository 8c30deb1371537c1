import '../text/localText.js';
import { computed, signal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import { seriesOf } from '@hexfall/shared/model/series';
import { beginningOf, formatRecord } from '@hexfall/shared/notation/record';
import type { ComputerAim } from '@hexfall/shared/protocol/messages';
import { FREE_SEAT, type SeatView } from '@hexfall/shared/protocol/tableView';
import { ComputerSeats } from '../store/computer/ComputerSeats.js';
import type { PlanTurn } from '../store/computer/ComputerWorker.js';
import { type StorageFault, storeGame } from '../store/localGames.js';
import { type LocalEnvironment, LocalStore } from '../store/LocalStore.js';
import { type KeptGame, type LocalRecord, localSeats } from '../table/beginLocalGame.js';
import { t } from '../text/translate.js';

interface LocalGameOptions extends Pick<LocalEnvironment, 'wantsReplay' | 'onSegment'> {
  readonly plan: PlanTurn;
  readonly paceMs?: number;
  /** What computer players draw lots with; tests pass their own. */
  readonly seed?: () => number;
}

/** The seats as a table of the server has them: nobody is ever away. */
const seatingOf = ({ setup, saved }: LocalRecord): readonly SeatView[] =>
  saved.seats.map(({ name, computer }, seat) => ({
    ...FREE_SEAT,
    taken: true,
    name,
    army: setup.armies[seat] ?? '',
    computer: computer !== undefined,
    level: computer ?? '',
    connected: 1,
  }));

/** A match on this device: people at one screen and computer players, kept in the browser with every intent. */
export class LocalGame {
  readonly id: string;
  readonly store: LocalStore;
  /** Why what was done last is not kept; null while all is. */
  readonly fault = signal<StorageFault | null>(null);
  /** A computer player could not plan its turn. */
  readonly hasFailed = signal(false);
  #record: LocalRecord;
  readonly #isFromFile: boolean;
  /** The entry as this tab has written or read it last. */
  #text: string;
  #isOpening = true;
  readonly #aim = signal<ComputerAim | null>(null);
  #computers: ComputerSeats | null = null;

  constructor(
    { stored, record }: KeptGame,
    private readonly options: LocalGameOptions,
  ) {
    const created = beginningOf(record);
    if (!created.ok) throw new Error(`no match can be played like that: ${created.error.message}`);
    this.id = stored.id;
    this.#text = stored.text;
    this.#record = record;
    this.#isFromFile = stored.isFromFile;
    const mine = localSeats(record);
    this.store = new LocalStore(
      created.value,
      {
        heading: () => t(record.position ? 'local.from.title' : 'local.title'),
        wantsReplay: () => !this.#isOpening && options.wantsReplay(),
        onSegment: (segment) => {
          if (!this.#isOpening) options.onSegment(segment);
        },
        onAccepted: ({ seat, intent }) => {
          if (!this.#isOpening) this.#keep(seat, intent);
        },
        players: {
          seats: signal(seatingOf(record)),
          arrangement: signal({ forecast: record.saved.forecast !== false, seriesKind: record.series?.kind ?? 'single' }),
          isShared: computed(() => mine.length > 1),
          aim: this.#aim,
          // A game from a position or a file never counts.
          playedAs: record.position || stored.isFromFile ? null : `local/${stored.id}`,
          series: signal(seriesOf(record.saved.seats.map(({ series }) => series))),
        },
      },
      { mine, names: record.saved.seats.map(({ name }) => name) },
    );
    for (const { player, intent } of record.intents) {
      const played = this.store.play(player, intent);
      if (!played.ok) throw new Error(`a game that is kept cannot be played: ${played.error.message}`);
    }
    this.#isOpening = false;
  }

  /** Everything that has been played so far. */
  get record(): LocalRecord {
    return this.#record;
  }

  /** Starts the computer players. Returns a function that stops them. */
  attend(): () => void {
    const { plan, paceMs, seed } = this.options;
    const levels = this.#record.saved.seats.flatMap(({ computer }, seat) => (computer ? [[seat, computer] as const] : []));
    const computers = new ComputerSeats({
      store: this.store,
      levels: new Map(levels),
      plan,
      onAim: (aim) => (this.#aim.value = aim),
      onFailure: (reason) => {
        this.hasFailed.value = true;
        reportError(reason);
      },
      ...(paceMs !== undefined && { paceMs }),
      ...(seed && { seed }),
    });
    this.#computers = computers;
    return () => {
      this.#computers = null;
      computers.stop();
    };
  }

  /** Lets a computer player that has failed plan its turn once more. */
  retry(): void {
    this.hasFailed.value = false;
    this.#computers?.retry();
  }

  #keep(player: Seat, intent: Intent): void {
    const { intents } = this.#record;
    this.#record = { ...this.#record, intents: [...intents, { player, intent }] };
    const isOver = this.store.table.outcome !== null;
    const content = { at: Date.now(), isOver, isFromFile: this.#isFromFile, record: formatRecord(this.#record) };
    const result = storeGame(this.id, content, this.#text);
    if (result.ok) this.#text = result.value;
    this.fault.value = result.ok ? null : result.error;
  }
}

/** How long to wait for the tab that holds a game, in milliseconds: after a reload that is this tab. */
const PATIENCE_MS = 700;

interface HoldOptions {
  /** Takes the game from another tab. */
  readonly takes: boolean;
  /** Called when another tab takes the game from this one. */
  readonly onLost: () => void;
}

/**
 * Locks a game on this device for this tab. Without TLS browsers have no locks; then only the stored game shows that another tab has continued.
 * @returns a function that releases the game, or null if another tab holds it.
 */
export const holdGame = (id: string, { takes, onLost }: HoldOptions): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(() => undefined);
    let isHeld = false;
    const hold = (): Promise<void> =>
      new Promise((release) => {
        isHeld = true;
        resolve(release);
      });
    const how = takes ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    navigator.locks.request(`hexfall-local-${id}`, how, hold).catch(() => {
      if (isHeld) onLost();
      else resolve(null);
    });
  });
