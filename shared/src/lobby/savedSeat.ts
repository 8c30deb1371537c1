import type { LevelId } from '../model/computer.js';
import type { ArmyId } from '../model/tile.js';
import { nameOfComputer } from './hostActions.js';
import { isPerson } from './seats.js';
import type { SavedSeat } from './setup.js';
import { cleanName } from './userText.js';

/** The player of a seat as a file tells it. */
interface ToldSeat {
  readonly name: string;
  /** Of a computer player. */
  readonly level: LevelId | undefined;
  readonly army: ArmyId | null;
  readonly mercenaries: readonly string[];
  /** The hash of the key of a person. */
  readonly keyHash: string | null;
}

/** A seat that is taken by a player of a file. */
export const seatOf = ({ name, level, army, mercenaries, keyHash }: ToldSeat): SavedSeat => ({
  // A name needs at least one letter or digit.
  name: cleanName(name) || '?',
  army,
  keyHash,
  mercenaries,
  ...(level && { level }),
});

/** Returns the seats of a file. Computer players whose names are not allowed get names from this server. */
export const withAllowedComputers = (seats: readonly SavedSeat[], allowsName: (name: string) => boolean): readonly SavedSeat[] => {
  const named: (SavedSeat | null)[] = seats.map((seat) => (isPerson(seat) || allowsName(seat.name) ? seat : null));
  return seats.map((seat, index) => {
    const kept = named[index] ?? { ...seat, name: nameOfComputer({ seats: named }) };
    named[index] = kept;
    return kept;
  });
};
