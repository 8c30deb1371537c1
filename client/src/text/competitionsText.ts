import type { Regulations } from '@hexfall/shared/competition/regulations';
import competitions from '@hexfall/shared/locales/en/competitions.json';
import { durationText } from '@hexfall/shared/picture/words';
import { settings } from '../platform/settings.js';
import { boutText, teamsText } from './competitionText.js';
import { addTexts, t } from './translate.js';

addTexts({ competitions });

/** A number of seconds in words. */
export const secondsText = (seconds: number): string => durationText(seconds * 1000, settings.language.value);

/** How is paired and what is played: "Swiss · Return match · 40 min". */
export const regulationsText = ({ format, bout, boards, limit }: Regulations): string =>
  [t(`competition.format.${format}`), ...teamsText(boards), boutText(bout), secondsText(limit)].join(' · ');

/** What a competition is called that begins at that time: the day. */
export const dayName = (at: number): string => {
  const language = settings.language.value;
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  return day.charAt(0).toLocaleUpperCase(language) + day.slice(1);
};
