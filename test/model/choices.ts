import type { Cell } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Seat } from '@hexfall/shared/model/seat';
import { conversionsOf, isPicking } from './attacks.js';
import { askAll, type Asked, type Question } from './deciders.js';
import { edgesOf, faces, type Piece, prizesOn } from './field.js';
import { isRocketFree, pickableFrom, rocketAims } from './flights.js';
import type { Influence } from './influence.js';

/** C4, C5: who decides about a conversion: the unit's owner, or the one whose Scoper took the only Quartermaster there is. */
const converterOf = ({ givers, scopersOf, field }: Influence, piece: Piece, starter: Seat): Seat => {
  const deciders = givers('convertAttack', piece).flatMap((giver) => {
    const all = scopersOf(giver);
    const scopers = all.filter((scoper) => field.sides.areFriends(scoper, piece.owner));
    if (scopers.length > 0) return scopers;
    return all.length > 0 ? all : [piece.owner]; // P12 (g): a third player's
  });
  if (deciders.includes(piece.owner)) return piece.owner;
  return new Set(deciders).size === 1 ? deciders[0]! : starter;
};

/** B4 (2): what the players choose for the units that act, by cell: `explode`, a conversion, targets and courses of rockets. */
export function* choicesOf(
  influence: Influence,
  acting: readonly Piece[],
  starter: Seat,
): Generator<Question, Map<Cell, string[]>, string> {
  const explosions = new Map<Cell, string>();
  const conversions = new Map<Cell, string>();
  const aims = new Map<string, string>();

  const explosionOf = (piece: Piece): Asked[] => {
    const { cell, owner, spec } = piece;
    if ((!spec.explodes && prizesOn(piece, 'explosives') === 0) || explosions.has(cell)) return [];
    const take = (key: string): void => void explosions.set(cell, key);
    return [{ player: owner, kind: 'explode', keys: ['attack', 'explode'], about: cell, take }];
  };
  const conversionOf = (piece: Piece): Asked[] => {
    const { cell } = piece;
    const keys = conversionsOf(piece);
    if (explosions.get(cell) === 'explode' || conversions.has(cell) || piece.converted || keys.length === 0) return [];
    if (influence.givers('convertAttack', piece).length === 0) return [];
    const take = (key: string): void => {
      conversions.set(cell, key);
      if (key !== 'none') piece.converted = true;
    };
    return [{ player: converterOf(influence, piece, starter), kind: 'convert', keys: [...keys, 'none'], about: cell, take }];
  };

  /** P13, P14 */
  const aimsOf = (piece: Piece): Asked[] => {
    const { cell, owner, spec } = piece;
    if (explosions.get(cell) === 'explode') return [];
    return DIRECTIONS.flatMap((direction): Asked[] => {
      const name = `${cell}/${direction}`;
      const ask = (kind: 'target' | 'rocket', keys: readonly string[]): Asked[] =>
        keys.length < 2 || aims.has(name) ? [] : [{ player: owner, kind, keys, about: cell, take: (key) => void aims.set(name, key) }];
      const conversion = conversions.get(cell);
      const isShot = faces(piece, edgesOf(spec.ranged), direction) && conversion !== `${direction} ranged>melee`;
      if (isPicking(influence, piece) && (isShot || conversion === `${direction} melee>ranged`)) {
        return ask('target', pickableFrom(influence, piece, direction).map(({ key }) => key)); // prettier-ignore
      }
      if (!faces(piece, edgesOf(spec.rocket), direction)) return [];
      const none = isRocketFree(influence, piece, direction) ? ['none'] : [];
      return ask('rocket', [...rocketAims(influence, piece, direction).map(({ key }) => key), ...none]);
    });
  };

  const open = (): Asked[] => {
    const all = acting.flatMap((piece) => [...explosionOf(piece), ...conversionOf(piece), ...aimsOf(piece)]);
    return all.filter(({ player }, index) => all.findIndex((other) => other.player === player) === index);
  };
  yield* askAll(open, starter);
  const aimedAt = (cell: Cell): string[] => DIRECTIONS.flatMap((direction) => aims.get(`${cell}/${direction}`) ?? []);
  return new Map(
    acting.map(({ cell }) => [
      cell,
      explosions.get(cell) === 'explode' ? ['explode'] : [conversions.get(cell) ?? 'none', ...aimedAt(cell)],
    ]),
  );
}
