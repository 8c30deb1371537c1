import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import type { FrameKind } from '@hexfall/shared/inspect/filmFrames';
import { inspectLinks } from '@hexfall/shared/inspect/links';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { UnitModel } from '@hexfall/shared/picture/model';
import type { Livery } from '@hexfall/shared/picture/palette';
import type { Inspected } from '../../store/input/Inspection.js';
import type { Described } from '../../text/describe.js';
import { type Ground, groundAt } from '../../text/terrainText.js';
import type { TableUi } from '../TableUi.js';

/** What a card is about. */
interface CardSubject {
  /** Null for a hex without a unit. */
  readonly tile: TileKey | null;
  readonly livery: Livery;
  readonly unit: UnitModel | null;
  /** What the hex is that is looked at. */
  readonly ground: Ground | null;
  /** Asked for: it stays until it is closed. */
  readonly isPinned: boolean;
}

/** The colors of a tile that is not on the board. */
const liveryOfTile = (tile: TileKey): Livery => {
  const [army = ''] = tile.split('/');
  return army === 'mercenary' || army === 'bomber' ? 'nobody' : (army as Livery);
};

const hexAt = ({ displayed: seen }: TableUi, at: Hex, isPinned: boolean): CardSubject | null => {
  const unit = seen.value?.units.find((one) => sameHex(one.at, at)) ?? null;
  const ground = seen.value && groundAt(seen.value, at);
  return unit || ground ? { tile: unit?.tile ?? null, livery: unit?.livery ?? 'nobody', unit, ground, isPinned } : null;
};

const lookedOf = (ui: TableUi, inspected: Inspected | null, isPinned: boolean): CardSubject | null => {
  if (inspected?.kind === 'unit') return hexAt(ui, inspected.at, isPinned);
  return inspected && { tile: inspected.tile, livery: liveryOfTile(inspected.tile), unit: null, ground: null, isPinned };
};

const chosenBy = (ui: TableUi): Inspected | null => {
  const source = ui.controls.selection.value?.source;
  return source?.kind === 'tile' || source?.kind === 'unit' ? source : null;
};

/** What the user looks at: what was requested, else what is hovered or focused, else what was taken. */
export const inspectedUnit = (ui: TableUi): CardSubject | null => {
  const { inspection, hovered } = ui.controls;
  return (
    lookedOf(ui, inspection.shown.value, true) ??
    lookedOf(ui, inspection.hoveredTile.value, false) ??
    (hovered.value && hexAt(ui, hovered.value, false)) ??
    lookedOf(ui, chosenBy(ui), false)
  );
};

/** The frames of a replay in which no unit of the step has been removed yet. */
const BEFORE_LOSSES: readonly FrameKind[] = ['acts', 'hits', 'saves'];

/** The table that the board shows at this moment; null while a replay shows none that can be looked at. */
const tableSeen = ({ replay, store }: TableUi): Table | null => {
  const frame = replay.frame.value;
  if (!frame) return store.playback.shown.value;
  return frame.step && BEFORE_LOSSES.includes(frame.kind) ? frame.step.before : null;
};

/** Everything there is to say about a unit on the board; null where only what is printed is known. */
export const inspectionText = (ui: TableUi, unit: UnitModel): Described | null => {
  const table = tableSeen(ui);
  const isShown = table !== null && table === ui.store.playback.shown.value;
  return (
    table && {
      unit,
      table,
      links: isShown ? ui.links.value : inspectLinks(table),
      preview: previewAttack(table, unit.at),
      labels: ui.labels.value,
    }
  );
};
