import type { LevelId } from '@hexfall/shared/model/computer';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { cleanName } from '../security/userText.js';
import { hashSeatKey } from '../security/credentials.js';
import type { SavedSeat } from '../table/setup.js';
import { nameOfComputer } from './hostActions.js';
import { isPerson } from './seats.js';

/** The player of a seat as a file tells it. */
interface ToldSeat {
  readonly name: string;
  /** Of a computer player. */
  readonly level: LevelId | undefined;
  readonly army: ArmyId | null;
  readonly mercenaries: readonly string[];
  /** The key of a person. */
  readonly key: string | null;
}

/** A seat that is taken by a player of a file. */
export const seatOf = ({ name, level, army, mercenaries, key }: ToldSeat): SavedSeat => ({
  // A name needs at least one letter or digit.
  name: cleanName(name) || '?',
  army,
  keyHash: key === null ? null : hashSeatKey(key),
  mercenaries,
  ...(level && { level }),
});

/** The seats of a file; computer players whose names are not allowed get those that this server gives them. */
export const withAllowedComputers = (seats: readonly SavedSeat[], allowsName: (name: string) => boolean): readonly SavedSeat[] => {
  let named: readonly (SavedSeat | null)[] = seats.map((seat) => (isPerson(seat) || allowsName(seat.name) ? seat : null));
  return seats.map((seat, place) => {
    const kept = named[place] ?? { ...seat, name: nameOfComputer({ seats: named }) };
    named = named.with(place, kept);
    return kept;
  });
};
