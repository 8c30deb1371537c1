import { notationId, tileOf } from '@hexfall/shared/content/catalog';
import { type Hex, includesHex, sameHex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type Rotation } from '@hexfall/shared/hex/direction';
import { abilityUseOf, hexPick, readingsOf, samePick, TARGETING, type TargetPick, turnPick } from '@hexfall/shared/inspect/targeting';
import type { Intent } from '@hexfall/shared/model/intent';
import type { AbilityUse } from '@hexfall/shared/model/state';
import { hexOfSource, isUseOf, type Source } from './source.js';

/** An answer to the open question, and the hexes by which it can be pointed at. */
interface PointedAnswer {
  readonly intent: Intent;
  readonly hexes: readonly Hex[];
}

const isWithin = (inner: readonly Hex[], outer: readonly Hex[]): boolean => inner.every((hex) => includesHex(outer, hex));

const hexesOfAll = (answers: readonly PointedAnswer[], except: readonly Hex[]): Hex[] =>
  answers
    .flatMap(({ hexes }) => hexes)
    .filter((hex, index, all) => !includesHex(except, hex) && all.findIndex((other) => sameHex(other, hex)) === index);

/**
 * Returns the choice that the picked hexes leave. It is ready as soon as they belong to a single answer. Answers that no hex tells apart
 * have buttons only.
 */
const questionChoice = (
  all: readonly PointedAnswer[],
  picks: readonly TargetPick[],
): { readonly selectable: readonly Hex[]; readonly alternatives: readonly Hex[]; readonly ready: Intent | null } => {
  const pointable = all.filter(
    (answer) => answer.hexes.length > 0 && !all.some((other) => other !== answer && isWithin(answer.hexes, other.hexes)),
  );
  const picked = picks.flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));
  const open = pointable.filter(({ hexes }) => isWithin(picked, hexes));
  const [only] = open;
  const isClear = picked.length > 0 && open.length === 1;
  const before = pointable.filter(({ hexes }) => isWithin(picked.slice(0, -1), hexes));
  return {
    selectable: isClear ? [] : hexesOfAll(open, picked),
    alternatives: picked.length > 0 ? hexesOfAll(before, picked.slice(0, -1)) : [],
    ready: isClear && only ? only.intent : null,
  };
};

/** The picks the user has made on the way to an intent. */
export interface Selection {
  readonly source: Source;
  /** Which of several abilities of a unit is meant; null for the first. */
  readonly ability: AbilityUse | null;
  readonly picks: readonly TargetPick[];
  /** P7: of the hexes with a unit and a foundation those whose foundation is meant. */
  readonly named?: readonly Hex[];
  /** How the user has last turned the tile. */
  readonly rot: Rotation;
  /** The tile that is being placed is the same in all rotations: it is not turned. */
  readonly isRound?: boolean;
}

/** What can be done with a selection. */
export interface Choice {
  /** The abilities the user can choose from, if it is a unit. */
  readonly abilities: readonly AbilityUse[];
  readonly ability: AbilityUse | null;
  /** Hexes that can be picked next. */
  readonly selectable: readonly Hex[];
  /** Hexes that could have been picked instead of the last one. */
  readonly alternatives: readonly Hex[];
  /** The tile to be laid down: where, how it is turned, and how it could be; in one rotation only if all are the same. */
  readonly turning: { readonly at: Hex; readonly rot: Rotation; readonly rotations: readonly Rotation[] } | null;
  /** P7: the hexes picked for an instant where it is to be said whether the unit or the foundation is meant. */
  readonly shared: readonly Hex[];
  /** What a confirmation sends. */
  readonly ready: Intent | null;
  /** A second step can follow instead (M6). */
  readonly further: boolean;
}

interface Reading {
  readonly intent: Intent;
  readonly picks: readonly TargetPick[];
}

/** A new selection. A unit or turret is itself the first pick. */
export const select = (source: Source, rot: Rotation, isRound = false): Selection => {
  const at = hexOfSource(source);
  const selection = { source, ability: null, picks: at ? [hexPick(at)] : [], rot };
  return isRound ? { ...selection, rot: 0, isRound } : selection;
};

const startingSeat = (picks: readonly TargetPick[], start: readonly TargetPick[]): boolean =>
  picks.length >= start.length &&
  start.every((pick, index) => {
    const other = picks[index];
    return other !== undefined && samePick(pick, other);
  });

const readings = (legal: readonly Intent[], { source }: Selection): Reading[] =>
  legal.filter((intent) => isUseOf(source, intent)).flatMap((intent) => readingsOf(intent).map((picks) => ({ intent, picks })));

const unique = <T>(values: readonly T[], same: (a: T, b: T) => boolean): T[] =>
  values.filter((value, index) => values.findIndex((other) => same(value, other)) === index);

const nextPicks = (all: readonly Reading[], start: readonly TargetPick[]): TargetPick[] =>
  all.filter(({ picks }) => startingSeat(picks, start)).flatMap(({ picks }) => picks[start.length] ?? []);

const nextHexes = (all: readonly Reading[], start: readonly TargetPick[]): Hex[] =>
  unique(
    nextPicks(all, start).flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : [])),
    sameHex,
  );

const nearest = (rotations: readonly Rotation[], wanted: Rotation): Rotation =>
  DIRECTIONS.map((more) => ((wanted + more) % 6) as Rotation).find((rot) => rotations.includes(rot)) ?? wanted;

const complete = (all: readonly Reading[], picks: readonly TargetPick[]): readonly Intent[] =>
  unique(
    all.flatMap((reading) => (reading.picks.length === picks.length && startingSeat(reading.picks, picks) ? [reading.intent] : [])),
    Object.is,
  );

const foundationsOf = (intent: Intent): readonly Hex[] => ('foundations' in intent ? (intent.foundations ?? []) : []);

/** The hexes by whose foundations some intents differ. */
const sharedHexes = (intents: readonly Intent[]): readonly Hex[] =>
  unique(intents.flatMap(foundationsOf), sameHex).filter((hex) => intents.some((intent) => !names(intent, hex)));

const names = (intent: Intent, hex: Hex): boolean => includesHex(foundationsOf(intent), hex);

/** Of intents that differ only in the foundations they name, returns the one that names exactly those wanted. */
const naming = (intents: readonly Intent[], shared: readonly Hex[], wanted: readonly Hex[]): Intent | null =>
  intents.find((intent) => shared.every((hex) => names(intent, hex) === includesHex(wanted, hex))) ?? null;

const answersOf = (legal: readonly Intent[], hexes: Readonly<Record<string, readonly Hex[]>>): PointedAnswer[] =>
  legal.flatMap((intent) => (intent.do === 'choose' ? [{ intent, hexes: hexes[intent.key] ?? [] }] : []));

/** What the user can do next with a selection, given everything that is legal. */
export const choiceOf = (legal: readonly Intent[], selection: Selection): Choice => {
  const { source } = selection;
  if (source.kind === 'question' && source.hexes) {
    const answered = questionChoice(answersOf(legal, source.hexes), selection.picks);
    return { abilities: [], ability: null, turning: null, further: false, shared: [], ...answered };
  }
  const uses = readings(legal, selection);
  const abilities = unique(
    uses.flatMap(({ intent }) => abilityUseOf(intent)?.ability ?? []),
    Object.is,
  );
  const ability = selection.ability && abilities.includes(selection.ability) ? selection.ability : (abilities[0] ?? null);
  const all = selection.source.kind === 'unit' ? uses.filter(({ intent }) => (abilityUseOf(intent)?.ability ?? null) === ability) : uses;
  const { picks } = selection;
  const last = picks.at(-1);
  const possible = unique(
    nextPicks(all, picks).flatMap((pick) => (pick.pick === 'turn' ? [pick.rot] : [])),
    Object.is,
  );
  const rotations = selection.isRound ? possible.slice(0, 1) : possible;
  const turning = last?.pick === 'hex' && rotations.length > 0 ? { at: last.at, rotations, rot: nearest(rotations, selection.rot) } : null;
  const turned = turning ? [...picks, turnPick(turning.rot)] : picks;
  const isFirstOfUnit = hexOfSource(source) !== null && picks.length === 1;
  const completed = complete(all, turned);
  const shared = sharedHexes(completed);
  return {
    abilities,
    ability,
    selectable: nextHexes(all, picks),
    alternatives: last?.pick === 'hex' && !isFirstOfUnit ? nextHexes(all, picks.slice(0, -1)) : [],
    turning,
    shared,
    ready: naming(completed, shared, selection.named ?? []),
    further: turning !== null && nextPicks(all, turned).length > 0,
  };
};

/** Whether the user has to say how the tile is to lie. */
export const isToBeTurned = ({ turning }: Pick<Choice, 'turning'>): boolean => turning !== null && turning.rotations.length > 1;

/** Whether a source has any legal use. */
export const isUsable = (legal: readonly Intent[], source: Source): boolean => legal.some((intent) => isUseOf(source, intent));

/** Returns the intent of a click on a hex that is not selectable, so that the engine can say why it is refused. Null if there is none. */
export const intentFromClick = ({ source, picks, ability, rot }: Selection, hex: Hex): Intent | null => {
  const before = picks.flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));
  const [first, ...rest] = [...before, hex] as const;
  switch (source.kind) {
    case 'hq':
      return { do: 'place-hq', at: hex, rot };
    case 'tile': {
      const tile = tileOf(source.tile);
      return tile.kind === 'instant'
        ? TARGETING[tile.action].attempt([first, ...rest], rot)
        : { do: 'place', tile: notationId(source.tile), at: hex, rot: tile.kind === 'foundation' ? 0 : rot };
    }
    case 'bomber':
      return { do: 'place-bomber-2', discard: notationId(source.discard), at: hex, rot };
    case 'unit':
      if (ability === 'push') return { do: 'push', by: 'ability', from: source.at, target: hex };
      return { do: 'move', by: ability === 'transport' || ability === 'dismal' ? ability : 'mobility', from: source.at, to: hex, rot };
    case 'prize':
      return { do: 'attach', prize: source.prize, at: hex };
    case 'turret':
    case 'question':
      return null;
  }
};
