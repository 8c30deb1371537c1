import type { Table } from '@hexfall/shared/model/state';
import type { PictureLook } from '@hexfall/shared/picture/frame';
import { lobbySvg, type WaitingTable } from '@hexfall/shared/picture/lobbySvg';
import { positionSvg } from '@hexfall/shared/picture/positionSvg';

/** What a picture is to show, as data for the thread that makes it: a public table, or one before its match. */
export type Drawing = { readonly look: PictureLook } & (
  { readonly of: 'position'; readonly table: Table } | { readonly of: 'lobby'; readonly table: WaitingTable }
);

export const svgOf = (drawing: Drawing): string =>
  drawing.of === 'position' ? positionSvg(drawing.table, drawing.look) : lobbySvg(drawing.table, drawing.look);
