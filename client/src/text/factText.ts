import type { Board } from '@hexfall/shared/hex/boards';
import { sameHex } from '@hexfall/shared/hex/cells';
import type { Fact, FactOf, UnitRef } from '@hexfall/shared/inspect/fact';
import { parseKey } from '@hexfall/shared/model/decision';
import type { Seat } from '@hexfall/shared/model/seat';
import type { ActFact } from '../store/history.js';
import { eventText } from './eventText.js';
import { hexName, phaseName, tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

type Named = (unit: UnitRef) => string;

/** How the text identifies units: by name alone if the board shows which are meant, else with the hex on this board. */
type Where = Board | null;

const namer =
  (labels: PlayerLabels, where: Where) =>
  (unit: UnitRef): string => {
    const name = ownedTile(labels, unit);
    return where === null ? name : t('words.unit.on', { unit: name, hex: hexName(unit.at, where) });
  };

const hitText = (named: Named, { attacker, target, how, wounds, armor, saved }: FactOf<'hit'>): string => {
  const values = { target: named(target), count: wounds, armor, how: t(`fact.how.${how}`) };
  if (how === 'venom' && !saved) return t('fact.hitByVenom', values);
  if (!attacker && !saved && how === 'terrain') return t('fact.hitByTerrain', values);
  // L17: what acts through an edge and has no unit is a turret.
  if (!attacker && !saved && how !== 'instant') return t('fact.hitByTurret', values);
  if (!attacker) return saved ? t('fact.hitByInstantSaved', values) : t('fact.hitByInstant', values);
  const both = { ...values, attacker: named(attacker) };
  if (wounds === 0) return t('fact.hitStopped', both);
  if (saved) return t('fact.hitSaved', both);
  return t(armor > 0 ? 'fact.hitReduced' : 'fact.hit', both);
};

const isConversion = (choice: string | null): boolean => choice !== null && parseKey(choice).kind === 'convert';

const actText = (named: Named, { unit, choice }: ActFact): string => {
  const values = { unit: named(unit) };
  if (choice === 'explode') return t('fact.explodes', values);
  return isConversion(choice) ? t('fact.converts', values) : t('fact.acts', values);
};

/** All units that act in a phase, in one sentence. */
export const phaseText = (labels: PlayerLabels, initiative: number, acts: readonly ActFact[], where: Where = null): string => {
  const named = namer(labels, where);
  const plain = acts.filter(({ choice }) => choice !== 'explode' && !isConversion(choice));
  const special = acts.filter((act) => !plain.includes(act)).map((act) => actText(named, act));
  const units = listOf(plain.map(({ unit }) => named(unit)));
  const heading = plain.length > 0 ? t('fact.phase', { initiative, units }) : `${phaseName(initiative)}.`;
  return [heading, ...special].join(' ');
};

/**
 * Returns one fact of a battle's replay as a sentence. A unit or an HQ is identified by its army, a scorer by the player.
 * @param where the board whose hexes tell units apart; null if the board itself shows which are meant.
 */
export const factText = (labels: PlayerLabels, fact: Fact, where: Where = null): string => {
  const named = namer(labels, where);
  const army = (seat: Seat): string => labels.side(seat);
  switch (fact.kind) {
    case 'battle-began':
      return ''; // the event of its cause says more
    case 'acts':
      return actText(named, fact);
    case 'lost-action':
      return t('fact.lost-action', { unit: named(fact.unit) });
    case 'hit':
      return hitText(named, fact);
    case 'save':
      return t('fact.save', { medic: named(fact.medic), unit: named(fact.unit) });
    case 'wounded':
      return t('fact.wounded', { unit: named(fact.unit), count: fact.left });
    case 'hq-damaged':
      return t('fact.hq-damaged', { player: army(fact.player), wounds: fact.wounds, left: fact.left });
    case 'warehouse-wounded': {
      const values = { hex: where === null ? '' : hexName(fact.at, where), count: fact.wounds };
      return t(where === null ? 'fact.warehouse' : 'fact.warehouseOn', values);
    }
    case 'poisoned':
      return t('fact.poisoned', { unit: named(fact.unit) });
    case 'destroyed':
      return t('fact.destroyed', { unit: named(fact.unit) });
    case 'scored':
      return t('fact.scored', { player: labels.name(fact.player), count: fact.points, total: fact.total });
    case 'hq-destroyed':
      return t('fact.hq-destroyed', { player: army(fact.player) });
    case 'left':
      return t('fact.left', { player: army(fact.player), count: fact.units.length });
    case 'action':
      return eventText(labels, fact.before, fact.event);
    case 'battle-ended':
      return fact.changed ? t('fact.battle-ended') : t('fact.battle-unchanged');
  }
};

/** Whether a hit does what it says: nothing saves its target, and armor leaves something of it. */
const isPlainHit = (fact: Fact): fact is FactOf<'hit'> & { readonly attacker: UnitRef } =>
  fact.kind === 'hit' && fact.attacker !== null && !fact.saved && fact.wounds > 0;

/** The facts of a moment as sentences; several hits on one target are one: "HQ of Moloch −3: Mutant 2 and Claws 1." */
export const factTexts = (labels: PlayerLabels, facts: readonly Fact[]): readonly string[] => {
  const named = namer(labels, null);
  const hits = facts.filter(isPlainHit);
  const onSame = ({ target }: FactOf<'hit'>) => hits.filter((other) => sameHex(other.target.at, target.at));
  return facts
    .map((fact) => {
      const group = isPlainHit(fact) ? onSame(fact) : [];
      if (group.length < 2) return factText(labels, fact);
      if (group[0] !== fact) return '';
      const count = group.reduce((sum, { wounds }) => sum + wounds, 0);
      const attackers = listOf(group.map(({ attacker, wounds }) => `${tileName(attacker.tile)} ${wounds}`));
      return t('fact.hits', { target: named(group[0].target), count, attackers });
    })
    .filter((text) => text !== '');
};
