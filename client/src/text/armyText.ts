import armies from '@hexfall/shared/locales/en/armies.json';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { addTexts, t } from './translate.js';

addTexts({ armies });

/** The motto of an army. */
export const armyMotto = (army: ArmyId): string => t(`armies.motto.${army}`);

/** How an army plays, in one sentence. */
export const armyStyle = (army: ArmyId): string => t(`armies.style.${army}`);
