import { ARMIES, hqOf, TILES } from '@hexfall/shared/content/catalog';
import { isUnit } from '@hexfall/shared/content/compile';
import { MAPS } from '@hexfall/shared/content/maps';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { withFoundation } from '@hexfall/shared/rules/foundations';
import { boardOf, landscapeOf } from '@hexfall/shared/rules/landscape';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { scatteredNumbers } from '@hexfall/shared/picture/scatter';

const armiesFrom = (text: string | null): ArmyId[] => {
  const named = (text ?? 'borgo,outpost').split(',');
  return ARMY_IDS.filter((army) => named.includes(army)).sort((a, b) => named.indexOf(a) - named.indexOf(b));
};

/** A table full of units in a random but repeatable position: `?armies=borgo,moloch&seed=1&fill=0.8&map=depot`. */
export const sampleTable = (params: URLSearchParams): Table => {
  const armies = armiesFrom(params.get('armies'));
  const map = MAPS.find(({ id }) => id === params.get('map'));
  const options: Options = {
    ...DEFAULT_OPTIONS,
    mode: armies.length === 2 ? 'duel' : params.has('team') ? 'team' : 'deathmatch',
    board: map?.board ?? (armies.length > 3 ? 'expanded' : 'main'),
    ...(map && { terrain: map.terrain, turrets: map.turrets }),
  };
  const created = createMatch({ options, armies, seed: 'gallery' });
  if (!created.ok) throw new Error(created.error.message);
  const { table } = created.value;
  const random = scatteredNumbers(`sample ${params.get('seed') ?? 1}`);
  const fill = Number(params.get('fill') ?? 0.85);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const landscape = landscapeOf(table);
  const cells = boardOf(table)
    .cells.filter((cell) => !landscape?.is.closed[cell] && !landscape?.is.fatal[cell])
    .sort(() => random() - 0.5);
  const hqs = armies.map((army) => hqOf(army));
  cells.slice(0, Math.round(cells.length * fill)).forEach((cell, place) => {
    const owner = place % armies.length;
    const army = armies[owner] ?? 'borgo';
    const units = ARMIES[army].tiles.filter(({ kind }) => kind === 'warrior' || kind === 'module');
    const tile = place < hqs.length ? hqOf(army) : (`${army}/${pick(units)?.id ?? 'hq'}` as const);
    const compiled = TILES[tile];
    const tough = compiled && isUnit(compiled) && !compiled.isHq && compiled.toughness > 1;
    table.board[cell] = { owner, tile, rot: pick(DIRECTIONS) ?? 0, wounds: tough && random() < 0.5 ? 1 : 0, used: [] };
  });
  // P7, P16: what two armies leave on the board.
  for (const [place, cell] of cells.entries()) {
    const owner = place % armies.length;
    const unit = table.board[cell];
    if (unit && place % 5 === 1 && armies.includes('neojungle')) table.board[cell] = { ...unit, venom: place % 2 === 0 ? [1, 1] : [1] };
    const tile = armies[owner] === 'neojungle' ? 'neojungle/roots' : armies[owner] === 'new-york' && !unit ? 'new-york/mine' : null;
    if (tile && (place % 4 < 2 || !unit)) table.foundations = withFoundation(table.foundations, { owner, tile, cell });
  }
  table.turn = { ...table.turn, phase: 'turn', number: 5 };
  return table;
};
