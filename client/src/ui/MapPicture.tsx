import { useEffect, useRef } from 'preact/hooks';
import type { GameMap } from '@hexfall/shared/content/maps';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { startingWarehouses } from '@hexfall/shared/rules/prizes';
import { mapCanvas } from '../board/mapCanvas.js';
import { iconsArrived } from '../board/icons.js';
import { terrainModel } from '@hexfall/shared/picture/terrainModel';
import './MapPicture.css';

const WIDTH = 260;

/** The empty board of a map, as it is drawn in a match. */
export const MapPicture = ({ map }: { readonly map: GameMap }) => {
  const place = useRef<HTMLDivElement>(null);
  const icons = iconsArrived.value;
  useEffect(() => {
    const { board, terrain, turrets } = map;
    const table = { options: { ...DEFAULT_OPTIONS, board }, terrain };
    const warehouses = startingWarehouses(terrain);
    place.current?.replaceChildren(
      mapCanvas({ board: boardOf(table), units: [], terrain: terrainModel(table), turrets, warehouses }, WIDTH),
    );
  }, [map, icons]);
  return <div class="map-picture" aria-hidden="true" ref={place} />;
};
