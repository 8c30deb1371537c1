import { useLayoutEffect, useRef } from 'preact/hooks';
import type { UnitModel } from '@hexfall/shared/picture/model';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import { iconsArrived } from '../board/icons.js';
import { pictureRatio } from '../board/pixelRatio.js';
import { tileCanvas } from '../board/TileCanvas.js';
import './UnitPicture.css';
import './pictures.css';

interface Props {
  readonly unit: UnitModel;
  readonly rim: SideRim | null;
  /** CSS pixels it is drawn for; style sheets may show it smaller. */
  readonly width: number;
}

/** A unit as it stands on the board, with every value as it is now, at a size at which all of them can be read. */
export const UnitPicture = ({ unit, rim, width }: Props) => {
  const place = useRef<HTMLSpanElement>(null);
  const [icons, ratio] = [iconsArrived.value, pictureRatio.value];
  useLayoutEffect(() => {
    const { tile, livery, duplicate, rot } = unit;
    const canvas = tileCanvas(tile, { livery, duplicate, rot, width, present: unit, rim });
    canvas.removeAttribute('style');
    place.current?.replaceChildren(canvas);
  }, [unit, rim, width, icons, ratio]);
  return <span class="tile-picture unit-picture" ref={place} aria-hidden="true" />;
};
