import type { Decision } from '@hexfall/shared/model/decision';
import type { Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type Direction } from '@hexfall/shared/hex/direction';
import type { BoardId } from '@hexfall/shared/hex/boards';
import type { Cast } from './cast.js';
import { directionName, hexName } from './names.js';
import { t } from './translate.js';

/** What a decision's texts are told: who plays, on which board, and what a hex holds. */
export interface DecisionScene {
  readonly cast: Cast;
  readonly board: BoardId;
  /** The unit on a hex by name, or the hex's own name. */
  readonly nameAt: (hex: Hex) => string;
}

const HEX = '(-?\\d),(-?\\d)';
const PUSH_KEY = new RegExp(`^${HEX}$`);
const CONVERT_KEY = /^(\d) (melee>ranged|ranged>melee)$/;
const MEDIC_KEY = new RegExp(`^${HEX} saves ${HEX} from (.+)$`);
const SOURCE = new RegExp(`^${HEX}/(\\d|x)$`);

const hexFrom = (q: string | undefined, r: string | undefined): Hex => [Number(q), Number(r)];

/** The hexes a key of a decision speaks of, the one to click on first. */
export const hexesOfKey = (kind: Decision['kind'], key: string): Hex[] => {
  const found = kind === 'medic' ? MEDIC_KEY.exec(key) : PUSH_KEY.exec(key);
  if (!found) return [];
  const hexes = [hexFrom(found[1], found[2])];
  return kind === 'medic' ? [...hexes, hexFrom(found[3], found[4])] : hexes;
};

const sourceText = ({ nameAt }: DecisionScene, source: string): string => {
  const found = SOURCE.exec(source);
  if (!found) return t('table.decision.key.instant');
  const unit = nameAt(hexFrom(found[1], found[2]));
  return found[3] === 'x' ? t('table.decision.key.explosionOf', { unit }) : unit;
};

const convertText = (key: string): string => {
  const found = CONVERT_KEY.exec(key);
  const direction = DIRECTIONS.find((known): known is Direction => String(known) === found?.[1]);
  if (direction === undefined) return t('table.decision.key.none');
  const values = { direction: directionName(direction) };
  return found?.[2] === 'melee>ranged' ? t('table.decision.key.toRanged', values) : t('table.decision.key.toMelee', values);
};

const medicText = (scene: DecisionScene, key: string): string => {
  const found = MEDIC_KEY.exec(key);
  if (!found) return key;
  return t('table.decision.key.save', {
    medic: scene.nameAt(hexFrom(found[1], found[2])),
    unit: scene.nameAt(hexFrom(found[3], found[4])),
    source: sourceText(scene, found[5] ?? ''),
  });
};

/** An answer to a decision in words. */
export const keyText = (scene: DecisionScene, kind: Decision['kind'], key: string): string => {
  switch (kind) {
    case 'push':
    case 'bomber-push': {
      const [hex] = hexesOfKey(kind, key);
      return hex ? t('table.decision.key.hex', { hex: hexName(hex, scene.board) }) : key;
    }
    case 'explode':
      return key === 'explode' ? t('table.decision.key.explode') : t('table.decision.key.attack');
    case 'convert':
      return convertText(key);
    case 'medic':
      return medicText(scene, key);
    case 'order':
      return t('table.decision.key.seat', { player: scene.cast.name(Number(key)) });
    case 'draw':
      return key === 'pile' ? t('table.decision.key.pile') : key;
  }
};

/** The question of a decision. */
export const questionText = (scene: DecisionScene, { kind, about }: Decision): string =>
  t(`table.decision.${kind}`, { unit: scene.nameAt(about) });
