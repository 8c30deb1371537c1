import type { LevelId } from '@hexfall/shared/model/computer';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { cleanName } from '../security/cleanText.js';
import { hashSeatKey } from '../security/seatKey.js';
import type { SavedSeat } from '../store/MatchRepository.js';

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
