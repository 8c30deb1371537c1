import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { boardPictureSize, layoutFor } from '@hexfall/shared/picture/board/geometry';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { drawContent } from '@hexfall/shared/picture/drawContent';
import { sideRims } from '@hexfall/shared/picture/sideRim';
import { CanvasPen } from '../board/CanvasPen.js';
import { iconsArrived } from '../board/icons.js';
import './pictures.css';

/** As wide as it is ever shown, in device pixels: it is made smaller, never larger. */
const WIDTH = 900;

/** Draws the board of a table as one of its seats sees it. */
const drawTable = (canvas: HTMLCanvasElement, table: Table, seat: Seat): void => {
  const content = boardModel(table);
  const { width, height } = boardPictureSize(content.board);
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * height) / width);
  drawContent(new CanvasPen(canvas), layoutFor(content.board, canvas.width, canvas.height), content, sideRims(table, seat));
};

interface Props {
  readonly table: Table;
  /** The seat whose friends and enemies the rims show. */
  readonly seat: Seat;
}

/** A position on its board, as it is drawn in a match. */
export const PositionPicture = ({ table, seat }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const icons = iconsArrived.value;
  useEffect(() => {
    if (canvas.current) drawTable(canvas.current, table, seat);
  }, [table, seat, icons]);
  return <canvas class="position-picture" aria-hidden="true" ref={canvas} />;
};
