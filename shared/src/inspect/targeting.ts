import { TILES } from '../content/catalog.js';
import { type Hex, hexOf, sameHex } from '../hex/cells.js';
import type { Rotation } from '../hex/direction.js';
import { parseKey } from '../model/decision.js';
import type { InstantAction, Intent, IntentKind, IntentOf } from '../model/intent.js';
import type { AbilityUse } from '../model/state.js';
import type { Action } from '../rules/actions/action.js';
import { ACTIONS } from '../rules/actions/index.js';
import type { WithTerrain } from '../rules/landscape.js';

/** One thing the user points at on the way to an intent. */
export type TargetPick = { readonly pick: 'hex'; readonly at: Hex } | { readonly pick: 'turn'; readonly rot: Rotation };

export const hexPick = (at: Hex): TargetPick => ({ pick: 'hex', at });
export const turnPick = (rot: Rotation): TargetPick => ({ pick: 'turn', rot });

export const samePick = (a: TargetPick, b: TargetPick): boolean =>
  a.pick === 'hex' ? b.pick === 'hex' && sameHex(a.at, b.at) : b.pick === 'turn' && a.rot === b.rot;

/** What an intent does, as a button says it. */
export type Verb = 'place' | 'move' | 'turn' | 'push' | 'castle' | 'fire' | 'attach' | 'battle' | 'confirm';

/** What the user is asked to point at next. */
export type Aim = 'who' | 'whereTo' | 'target' | 'with' | 'center' | 'three';

/** How users enter an intent. */
interface Targeting<K extends IntentKind> {
  /** The picks that add up to the intent; null for an intent that has a button instead. */
  readonly picks: (intent: IntentOf<K>) => readonly TargetPick[] | null;
  /** The hexes may be picked in any order. */
  readonly anyOrder?: true;
  readonly verb: Verb | ((intent: IntentOf<K>) => Verb);
  /** The ability of a unit that the intent uses (M2, M5, P5, P18); the unit is the first pick. */
  readonly ability?: (intent: IntentOf<K>) => AbilityUse | null;
}

/** An instant is entered with its tile in hand. */
interface InstantTargeting<K extends IntentKind> extends Targeting<K> {
  /** The clause of the instant. */
  readonly rule: string;
  /** For each pick what it is asked for as. */
  readonly aims: readonly Aim[];
  /** Returns the intent for the hexes picked so far, legal or not. Fills in missing ones, so that the engine can say why it is refused. */
  readonly attempt: (hexes: readonly [Hex, ...Hex[]], rot: Rotation) => IntentOf<K>;
}

/** What the notation calls the foundations. */
const FOUNDATION_NAMES: ReadonlySet<string> = new Set(
  Object.values(TILES).flatMap(({ kind, notation }) => (kind === 'foundation' ? [notation] : [])),
);

const lastOf = (hexes: readonly [Hex, ...Hex[]]): Hex => hexes.at(-1) ?? hexes[0];

const placing = { picks: ({ at, rot }: { at: Hex; rot: Rotation }) => [hexPick(at), turnPick(rot)], verb: 'place' } as const;
const oneHex = { picks: ({ at }: { at: Hex }) => [hexPick(at)], verb: 'fire' } as const;
const button = { picks: () => [], verb: 'confirm' } as const;

/** How each intent is entered; for instants also how their tile is used. */
export const TARGETING: { readonly [K in IntentKind]: K extends InstantAction ? InstantTargeting<K> : Targeting<K> } = {
  'place-hq': placing,
  // P7: a foundation has no rotation.
  place: { ...placing, picks: (intent) => (FOUNDATION_NAMES.has(intent.tile) ? [hexPick(intent.at)] : placing.picks(intent)) },
  'place-bomber-2': placing,
  move: {
    picks: ({ from, to, rot, then }) => [
      hexPick(from),
      hexPick(to),
      turnPick(rot),
      ...(then ? [hexPick(then.to), turnPick(then.rot)] : []),
    ],
    verb: ({ from, to }) => (sameHex(from, to) ? 'turn' : 'move'),
    ability: ({ by }) => (by === 'tile' ? null : by),
    rule: 'M1',
    aims: ['who', 'whereTo'],
    attempt: (hexes, rot) => ({ do: 'move', by: 'tile', from: hexes[0], to: lastOf(hexes), rot }),
  },
  push: {
    picks: ({ from, target }) => [hexPick(from), hexPick(target)],
    verb: 'push',
    ability: ({ by }) => (by === 'ability' ? 'push' : null),
    rule: 'M4',
    aims: ['who', 'target'],
    attempt: (hexes) => ({ do: 'push', from: hexes[0], target: lastOf(hexes) }),
  },
  castle: {
    picks: ({ from, with: other }) => [hexPick(from), hexPick(other)],
    anyOrder: true,
    verb: 'castle',
    rule: 'M7',
    aims: ['who', 'with'],
    attempt: (hexes) => ({ do: 'castle', from: hexes[0], with: lastOf(hexes) }),
  },
  'rotate-turret': { picks: ({ at, rot }) => [hexPick(at), turnPick(rot)], verb: 'turn' },
  attach: { ...oneHex, verb: 'attach' },
  rotate: { picks: ({ at, rot }) => [hexPick(at), turnPick(rot)], verb: 'turn', ability: () => 'rotate' },
  sniper: { ...oneHex, rule: 'X1', aims: ['target'], attempt: ([at]) => ({ do: 'sniper', at }) },
  grenade: { ...oneHex, rule: 'X2', aims: ['target'], attempt: ([at]) => ({ do: 'grenade', at }) },
  'air-strike': { ...oneHex, rule: 'X3', aims: ['center'], attempt: ([at]) => ({ do: 'air-strike', at }) },
  'small-bomb': {
    picks: ({ at }) => at.map(hexPick),
    anyOrder: true,
    verb: 'fire',
    rule: 'X4',
    aims: ['three', 'three', 'three'],
    attempt: (hexes) => ({ do: 'small-bomb', at: [hexes[0], hexes[1] ?? hexes[0], lastOf(hexes)] }),
  },
  battle: { ...button, verb: 'battle', rule: 'B1', aims: [], attempt: () => ({ do: 'battle' }) },
  choose: {
    // Hexes to land on and targets are picked on the board, and Medics with the unit and the source of the hit; other answers have buttons.
    picks: ({ key }) => {
      const parsed = parseKey(key);
      if (parsed.kind === 'hex' || parsed.kind === 'target' || parsed.kind === 'rocket') return [hexPick(parsed.at)];
      if (parsed.kind !== 'save') return null;
      const { medic, unit, source } = parsed;
      return [medic, unit, ...('from' in source ? [source.from] : [])].map(hexPick);
    },
    verb: 'confirm',
  },
  discard: button,
  redraw: button,
  draw: button,
  'end-turn': button,
  'take-back': button,
  resign: button,
  'agree-draw': button,
};

/** The row of an intent; the cast says only that row and intent belong together. */
const rowOf = (intent: Intent): Targeting<IntentKind> => TARGETING[intent.do] as unknown as Targeting<IntentKind>;

/** All orders of some picks. */
const permutations = (picks: readonly TargetPick[]): (readonly TargetPick[])[] =>
  picks.length < 2
    ? [picks]
    : picks.flatMap((pick, index) => permutations(picks.filter((_, other) => other !== index)).map((rest) => [pick, ...rest]));

/** Every way to point at an intent, pick by pick; none for an intent that has a button instead. */
export const readingsOf = (intent: Intent): readonly (readonly TargetPick[])[] => {
  const { picks, anyOrder } = rowOf(intent);
  const found = picks(intent);
  if (!found) return [];
  return anyOrder ? permutations(found) : [found];
};

export const verbOf = (intent: Intent): Verb => {
  const { verb } = rowOf(intent);
  return typeof verb === 'function' ? verb(intent) : verb;
};

/** The unit whose ability an intent uses, and the ability; null if it uses none. */
export const abilityUseOf = (intent: Intent): { readonly ability: AbilityUse; readonly at: Hex } | null => {
  const { ability: abilityOf, picks } = rowOf(intent);
  const ability = abilityOf?.(intent) ?? null;
  const first = ability && picks(intent)?.[0];
  return ability && first?.pick === 'hex' ? { ability, at: first.at } : null;
};

/** The clause of the instant that is used by an intent of this kind; undefined if it is no instant. */
export const instantRule = (kind: string): string | undefined =>
  (TARGETING as Readonly<Record<string, Partial<InstantTargeting<IntentKind>>>>)[kind]?.rule;

const actionOf = (intent: Intent): Partial<Action<IntentKind>> =>
  (ACTIONS as unknown as Readonly<Record<string, Action<IntentKind>>>)[intent.do] ?? {};

/** The hexes that an instant hits (X1–X4); none for other intents. */
export const areaOf = (table: WithTerrain, intent: Intent): readonly Hex[] => (actionOf(intent).area?.(table, intent) ?? []).map(hexOf);

/** Whether the turn goes on after an intent and nothing hidden is revealed by it (T7). */
export const isUndoable = (intent: Intent): boolean => actionOf(intent).undoable === true;
