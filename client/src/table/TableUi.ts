import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { type Board, BOARDS } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { inspectLinks, type UnitLink } from '@hexfall/shared/inspect/links';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { type SideRim, sideRims } from '@hexfall/shared/picture/sideRim';
import { boardOf } from '@hexfall/shared/rules/landscape';
import type { BoardModel, ThreatOverlay } from '../board/types.js';
import { vibrateForFrame } from '../notifications/vibrate.js';
import { settings } from '../platform/settings.js';
import { playFrame } from '../sound/player.js';
import { computerWorker } from '../store/computer/ComputerWorker.js';
import { TurnSuggester } from '../store/computer/TurnSuggester.js';
import { Controls } from '../store/input/controls.js';
import { type ForecastPreview, previewForecast } from '../store/input/forecastPreview.js';
import { hoveredReach } from '../store/input/hoveredReach.js';
import type { PointerState } from '../store/input/marks.js';
import { type PlanShown, planShown, stepsShown } from '../store/input/planPicture.js';
import type { MatchStore } from '../store/MatchStore.js';
import type { TableStore } from '../store/TableStore.js';
import { TurnPlan } from '../store/TurnPlan.js';
import { droppedText } from '../text/planText.js';
import { type PlayerLabels, playerLabels } from '../text/playerLabels.js';
import { sendPing } from './chat/teamTalk.js';
import { ReplayControls } from './replay/ReplayControls.js';

/** The windows that can lie over a table. */
export type TableDialog =
  | { readonly kind: 'settings' | 'log' | 'menu' | 'chat' | 'keys' }
  | { readonly kind: 'tiles'; readonly seat: number }
  | { readonly kind: 'army'; readonly army: ArmyId };

/** Where a table is: in play, walked through after or during the match, or being built. */
export type TableKind = 'live' | 'replay' | 'editor';

/** What all parts of a table's screen share. */
export class TableUi {
  /** The table whose chat is shown; null for none. */
  readonly chatTable: Signal<MatchStore | null>;
  readonly controls: Controls;
  readonly replay: ReplayControls;
  /** Plans turns for the player of the page. */
  readonly planner: TurnSuggester;
  /** What the player lays out for the next turn while others play. */
  readonly ownPlan: TurnPlan;
  readonly dialog = signal<TableDialog | null>(null);
  /** The result lies over the board until the user wants to look at it. */
  readonly resultOpen = signal(true);
  /** What happens in a replay is listed over the board, where there is no room beside it. */
  readonly factsOpen = signal(false);
  /** The hex of the keyboard cursor; null while the board has no focus. */
  readonly cursor = signal<Hex | null>(null);
  /** The hexes that the hovered or focused line of the log mentions. */
  readonly logHexes = signal<readonly Hex[]>([]);
  /** The hexes that a text beside the board mentions. */
  readonly adviceHexes = signal<readonly Hex[]>([]);
  /** Whether the next hex that is chosen is pointed out to the team. */
  readonly pinging = signal(false);
  /** The tiles of the hand that a text beside the board mentions. */
  readonly namedTiles = signal<readonly TileKey[]>([]);
  readonly model: ReadonlySignal<BoardModel | null>;
  /** What is on the board at this moment: the table, or a picture of a replay. */
  readonly displayed: ReadonlySignal<BoardModel | null>;
  /** What the user points at; null before there is a table. */
  readonly pointer: ReadonlySignal<PointerState | null>;
  /** The forecast of a battle; null while it is off or no battle can be started. */
  readonly forecast: ReadonlySignal<ForecastPreview | null>;
  /** The nets and bonuses on the board shown. */
  readonly links: ReadonlySignal<readonly UnitLink[]>;
  /** What is drawn of the unit looked at. */
  readonly reach: ReadonlySignal<ThreatOverlay | null>;
  /** How the units of each seat are rimmed on the board, as the user of this page sees them. */
  readonly rims: ReadonlySignal<readonly SideRim[]>;
  /** What the board shows of a planned turn. */
  readonly plan: ReadonlySignal<PlanShown>;
  readonly labels: ReadonlySignal<PlayerLabels>;
  /** The board in play (L3). */
  readonly board: ReadonlySignal<Board>;

  constructor(
    readonly store: TableStore,
    readonly kind: TableKind = 'live',
  ) {
    this.chatTable = signal(store.online);
    this.replay = new ReplayControls(
      store.playback,
      (frame) => vibrateForFrame(frame, store.mine.peek()),
      (frame, acts) => playFrame(frame, acts, store.playback.shown.peek()),
    );
    this.ownPlan = new TurnPlan(store, (dropped) => store.say(droppedText(this.labels.peek(), dropped, this.board.peek())));
    this.controls = new Controls(store, (hex) => sendPing(this, hex) || this.replay.ask(hex), this.ownPlan);
    this.planner = new TurnSuggester(store.playback.shown, computerWorker);
    this.plan = computed(() => planShown(this.planner.planned.value, this.ownPlan.steps.value));
    this.model = computed(() => {
      const table = store.playback.shown.value;
      return table && boardModel(table);
    });
    this.links = computed(() => {
      const table = store.playback.shown.value;
      return table ? inspectLinks(table) : [];
    });
    this.displayed = computed(() => this.replay.frame.value?.model ?? this.model.value);
    this.pointer = computed(() => {
      const table = store.playback.shown.value;
      return table && pointingAt(store, this.controls, this.controls.table.value ?? table);
    });
    this.forecast = computed(() => {
      const isWanted = settings.forecast.value && store.players?.arrangement.value?.forecast !== false;
      const pointing = isWanted && !store.playback.busy.value ? this.pointer.value : null;
      const planned = this.planner.planned.value;
      return pointing && previewForecast(pointing, planned && (stepsShown(planned).at(-1)?.after ?? null));
    });
    this.reach = computed(() => {
      const { inspection, hovered } = this.controls;
      const pointing = this.pointer.value;
      return pointing && hoveredReach(pointing, { inspected: inspection.shown.value, hovered: hovered.value, links: this.links.value });
    });
    // As text, so that units are redrawn only when a player changes sides.
    const rims = computed(() => {
      const table = store.playback.shown.value;
      return table ? sideRims(table, store.me.value).join(' ') : '';
    });
    this.rims = computed(() => rims.value.split(' ') as SideRim[]);
    // As text, so that the labels and all texts with them stay the same object until a name changes.
    const armies = computed(() => (store.playback.shown.value?.players ?? []).map(({ army }) => army).join(' '));
    const names = computed(() => store.names.value.join('\n'));
    this.labels = computed(() =>
      playerLabels(
        armies.value === '' ? [] : playersOf(store),
        names.value.split('\n').map((name) => ({ name })),
      ),
    );
    this.board = computed(() => {
      const table = store.playback.shown.value;
      return table ? boardOf(table) : BOARDS.main;
    });
  }
}

const pointingAt = (store: TableStore, controls: Controls, table: Table): PointerState => ({
  table,
  me: store.me.value,
  selection: controls.selection.value,
  choice: controls.choice.value,
  legal: controls.legal.value,
  hoverIntent: controls.hoverIntent.value,
  hoverAnswer: controls.hoverAnswer.value ?? answerMeant(controls.choice.value?.ready) ?? answerMeant(controls.hoverIntent.value),
  latest: store.playback.latest.value,
});

/** The answer that would be sent by a click, if it is one. */
const answerMeant = (intent: Intent | null | undefined): string | null => (intent?.do === 'choose' ? intent.key : null);

const playersOf = ({ playback }: TableStore): Table['players'] => playback.shown.peek()?.players ?? [];

export const TableUiContext = createContext<TableUi | null>(null);

export const useTable = (): TableUi => {
  const ui = useContext(TableUiContext);
  if (!ui) throw new Error('used outside a table');
  return ui;
};

/** The table of the server, for parts that only such a table shows. */
export const useOnline = (): MatchStore => {
  const { online } = useTable().store;
  if (!online) throw new Error('used at a table of the page alone');
  return online;
};

/** Whether this page has seen the match run: only then its end is news. */
export const useHasRun = (store: TableStore): boolean => {
  const seen = useMemo(() => ({ hasRun: false }), [store]);
  if (store.playback.shown.value?.outcome === null) seen.hasRun = true;
  return seen.hasRun;
};

/** What a table shows besides that only some tables have. */
interface TableSlotContents {
  /** Above the board: what is wrong. */
  readonly banner?: ComponentChildren;
  /** In the menu: what the table is. */
  readonly about?: ComponentChildren;
  /** In the menu: another match, and the ways through this one. */
  readonly menu?: ComponentChildren;
  /** In the menu, and after the match: its file. */
  readonly file?: ComponentChildren;
  /** Whether this browser keeps the match when its page is left. */
  readonly isKept?: ReadonlySignal<boolean>;
  /** Below the result. */
  readonly result?: ComponentChildren;
}

export const TableSlots = createContext<TableSlotContents>({});
