import { ARMIES } from '../content/catalog.js';
import type { ArmyId } from '../model/tile.js';
import type { PictureLanguage } from './words.js';

/** The names of armies in the languages in which they do not stand with their tiles. */
const TITLES: Readonly<Record<Exclude<PictureLanguage, 'en' | 'pl'>, { readonly [A in ArmyId]?: string }>> = {
  de: {
    borgo: 'Borgo',
    moloch: 'Moloch',
    outpost: 'Außenposten',
    hegemony: 'Hegemonie',
    doomsday: 'Doomsday Machine',
    'new-york': 'New York',
    neojungle: 'Neodschungel',
  },
  fr: {
    borgo: 'Borgo',
    moloch: 'Moloch',
    outpost: 'Avant-poste',
    hegemony: 'Hégémonie',
    doomsday: 'Doomsday Machine',
    'new-york': 'New York',
    neojungle: 'Neojungle',
  },
  es: {
    borgo: 'Borgo',
    moloch: 'Moloch',
    outpost: 'Puesto Avanzado',
    hegemony: 'Hegemonía',
    doomsday: 'Doomsday Machine',
    'new-york': 'Nueva York',
    neojungle: 'Neojungla',
  },
  cs: {
    borgo: 'Borgo',
    moloch: 'Moloch',
    outpost: 'Přední stráž',
    hegemony: 'Hegemonie',
    doomsday: 'Stroj zkázy',
    'new-york': 'New York',
    neojungle: 'Neodžungle',
  },
  uk: {
    borgo: 'Борго',
    moloch: 'Молох',
    outpost: 'Аванпост',
    hegemony: 'Гегемонія',
    doomsday: 'Машина Судного дня',
    'new-york': 'Нью-Йорк',
    neojungle: 'Неоджунглі',
  },
};

/** The name of an army in a picture or a link preview. */
export const armyTitle = (army: ArmyId, language: PictureLanguage): string => {
  if (language === 'en') return ARMIES[army].name;
  return language === 'pl' ? ARMIES[army].polish : (TITLES[language][army] ?? ARMIES[army].name);
};
