import type { Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type Direction } from '@hexfall/shared/hex/direction';
import type { DecisionKind } from '@hexfall/shared/model/decision';
import type { Seat } from '@hexfall/shared/model/state';

/** What a key of a decision says. `word` keys say it themselves: `explode`, `none`, `pile` … */
export type Answer =
  | { readonly says: 'hex'; readonly at: Hex }
  | { readonly says: 'convert'; readonly direction: Direction; readonly to: 'melee' | 'ranged' }
  /** `source` is the attacker's hex, or null for an instant. */
  | { readonly says: 'save'; readonly medic: Hex; readonly unit: Hex; readonly source: Hex | null; readonly isExplosion: boolean }
  | { readonly says: 'seat'; readonly seat: Seat }
  | { readonly says: 'word'; readonly word: string };

const HEX = '(-?\\d),(-?\\d)';
const HEX_KEY = new RegExp(`^${HEX}$`);
const CONVERT_KEY = /^(\d) \w+>(melee|ranged)$/;
const SAVE_KEY = new RegExp(`^${HEX} saves ${HEX} from (.+)$`);
const SOURCE = new RegExp(`^${HEX}/(\\d|x)$`);

const hexAt = (found: RegExpExecArray, place: number): Hex => [Number(found[place]), Number(found[place + 1])];

const readSave = (found: RegExpExecArray): Answer => {
  const source = SOURCE.exec(found[5] ?? '');
  return {
    says: 'save',
    medic: hexAt(found, 1),
    unit: hexAt(found, 3),
    source: source && hexAt(source, 1),
    isExplosion: source?.[3] === 'x',
  };
};

/** Reads a key of a decision; see the notation. */
export const readAnswer = (kind: DecisionKind, key: string): Answer => {
  if (kind === 'order') return { says: 'seat', seat: Number(key) };
  const hex = HEX_KEY.exec(key);
  if (hex) return { says: 'hex', at: hexAt(hex, 1) };
  const save = SAVE_KEY.exec(key);
  if (save) return readSave(save);
  const convert = CONVERT_KEY.exec(key);
  const direction = DIRECTIONS.find((known) => String(known) === convert?.[1]);
  if (convert && direction !== undefined) return { says: 'convert', direction, to: convert[2] === 'ranged' ? 'ranged' : 'melee' };
  return { says: 'word', word: key };
};

/** The hexes an answer speaks of. */
export const hexesOfAnswer = (answer: Answer): readonly Hex[] => {
  if (answer.says === 'hex') return [answer.at];
  return answer.says === 'save' ? [answer.medic, answer.unit] : [];
};
