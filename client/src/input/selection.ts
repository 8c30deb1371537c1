import type { Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type Rotation } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import type { AbilityUse } from '@hexfall/shared/model/state';
import { hexPick, readingsOf, sameHex, samePick, turnPick, type Pick } from './picks.js';
import { abilityOf, isUseOf, type Source } from './source.js';

/** How far the user has got on the way to an intent. */
export interface Selection {
  readonly source: Source;
  /** Which of several abilities of a unit is meant; null for the first. */
  readonly ability: AbilityUse | null;
  readonly picks: readonly Pick[];
  /** How the user has last turned the tile. */
  readonly rot: Rotation;
}

/** What can be done with a selection. */
export interface Choice {
  /** The abilities the user can choose from, if it is a unit. */
  readonly abilities: readonly AbilityUse[];
  readonly ability: AbilityUse | null;
  /** Hexes that can be picked next. */
  readonly lit: readonly Hex[];
  /** Hexes that could have been picked instead of the last one. */
  readonly instead: readonly Hex[];
  /** The tile that can be turned: where, how it is turned, and how it could be. */
  readonly turning: { readonly at: Hex; readonly rot: Rotation; readonly rotations: readonly Rotation[] } | null;
  /** What a confirmation sends. */
  readonly ready: Intent | null;
  /** A second step can follow instead (M6). */
  readonly further: boolean;
}

interface Reading {
  readonly intent: Intent;
  readonly picks: readonly Pick[];
}

/** A fresh selection. A unit is itself the first thing pointed at. */
export const select = (source: Source, rot: Rotation): Selection => ({
  source,
  ability: null,
  picks: source.kind === 'unit' ? [hexPick(source.at)] : [],
  rot,
});

const begins = (picks: readonly Pick[], start: readonly Pick[]): boolean =>
  picks.length >= start.length &&
  start.every((pick, place) => {
    const other = picks[place];
    return other !== undefined && samePick(pick, other);
  });

const readings = (legal: readonly Intent[], { source }: Selection): Reading[] =>
  legal.filter((intent) => isUseOf(source, intent)).flatMap((intent) => readingsOf(intent).map((picks) => ({ intent, picks })));

const unique = <T>(values: readonly T[], same: (a: T, b: T) => boolean): T[] =>
  values.filter((value, place) => values.findIndex((other) => same(value, other)) === place);

const nextPicks = (all: readonly Reading[], start: readonly Pick[]): Pick[] =>
  all.filter(({ picks }) => begins(picks, start)).flatMap(({ picks }) => picks[start.length] ?? []);

const nextHexes = (all: readonly Reading[], start: readonly Pick[]): Hex[] =>
  unique(
    nextPicks(all, start).flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : [])),
    sameHex,
  );

const nearest = (rotations: readonly Rotation[], wanted: Rotation): Rotation =>
  DIRECTIONS.map((more) => ((wanted + more) % 6) as Rotation).find((rot) => rotations.includes(rot)) ?? wanted;

const complete = (all: readonly Reading[], picks: readonly Pick[]): Intent | null =>
  all.find((reading) => reading.picks.length === picks.length && begins(reading.picks, picks))?.intent ?? null;

/** What the user can do next with a selection, given everything that is legal. */
export const choiceOf = (legal: readonly Intent[], selection: Selection): Choice => {
  const uses = readings(legal, selection);
  const abilities = unique(
    uses.flatMap(({ intent }) => abilityOf(intent) ?? []),
    Object.is,
  );
  const ability = selection.ability && abilities.includes(selection.ability) ? selection.ability : (abilities[0] ?? null);
  const all = selection.source.kind === 'unit' ? uses.filter(({ intent }) => abilityOf(intent) === ability) : uses;
  const { picks } = selection;
  const last = picks.at(-1);
  const rotations = unique(
    nextPicks(all, picks).flatMap((pick) => (pick.pick === 'turn' ? [pick.rot] : [])),
    Object.is,
  );
  const turning = last?.pick === 'hex' && rotations.length > 0 ? { at: last.at, rotations, rot: nearest(rotations, selection.rot) } : null;
  const turned = turning ? [...picks, turnPick(turning.rot)] : picks;
  const isFirstOfUnit = selection.source.kind === 'unit' && picks.length === 1;
  return {
    abilities,
    ability,
    lit: nextHexes(all, picks),
    instead: last?.pick === 'hex' && !isFirstOfUnit ? nextHexes(all, picks.slice(0, -1)) : [],
    turning,
    ready: complete(all, turned),
    further: turning !== null && nextPicks(all, turned).length > 0,
  };
};

/** Whether a source has any legal use. */
export const isUsable = (legal: readonly Intent[], source: Source): boolean => legal.some((intent) => isUseOf(source, intent));
