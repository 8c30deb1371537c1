import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { DEFAULT_OPTIONS, type Mode, type Options } from '@hexfall/shared/model/options';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { refuse } from './refuse.js';

/** How many seats the modes have that this version plays. */
const SEATS: Partial<Record<Mode, number>> = { duel: 2 };

/** What cannot be chosen yet stays as it is in `DEFAULT_OPTIONS`. */
const FIXED = ['board', 'teamHq', 'mercenaries', 'bomber'] as const satisfies readonly (keyof Options)[];

/** The options of a new table with everything filled in, if this version plays them. */
export const supportedOptions = (chosen: Partial<Options> = {}): Result<Options, Refusal> => {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  if (SEATS[options.mode] === undefined) return refuse('not-supported', `The mode "${options.mode}" cannot be played yet.`);
  const unknown = FIXED.find((name) => options[name] !== DEFAULT_OPTIONS[name]);
  if (unknown !== undefined) return refuse('not-supported', `The option "${unknown}" can only be "${DEFAULT_OPTIONS[unknown]}" so far.`);
  return ok(options);
};

/** How many seats a table with these options has. */
export const seatCount = ({ mode }: Options): number => {
  const seats = SEATS[mode];
  if (seats === undefined) throw new Error(`the mode ${mode} is not played`);
  return seats;
};

const PLAYED: readonly ArmyId[] = BASE_ARMIES;

/** Refuses armies that cannot be played yet. */
export const supportedArmy = (army: ArmyId): Result<ArmyId, Refusal> =>
  PLAYED.includes(army) ? ok(army) : refuse('not-supported', `The army "${army}" cannot be played yet.`);
