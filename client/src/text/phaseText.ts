import { VENOM_STEP } from '@hexfall/shared/model/event';
import { t } from './translate.js';

/** "Initiative 2", or "Venom" for the step before the first phase (P17). */
export const phaseName = (initiative: number): string =>
  initiative === VENOM_STEP ? t('table.film.venom') : t('table.film.phase', { initiative });

/** On a key as wide as a digit. */
export const phaseMark = (initiative: number): string => (initiative === VENOM_STEP ? '•' : String(initiative));

/** What a frame of a phase shows: "initiative 2, hits". */
export const frameName = (initiative: number, what: string): string =>
  initiative === VENOM_STEP ? t('film.venom', { what }) : t('film.phase', { initiative, what });
