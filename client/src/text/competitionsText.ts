import type { Regulations } from '@hexfall/shared/competition/regulations';
import competitions from '@hexfall/shared/locales/en/competitions.json';
import { settings } from '../platform/settings.js';
import { boutText, secondsText, teamsText } from './competitionText.js';
import { addTexts, t } from './translate.js';

addTexts({ competitions });

/** How is paired and what is played: "Swiss · Return match · 40 min"; of an arena how long it pairs. */
export const regulationsText = ({ format, bout, boards, limit, duration }: Regulations): string =>
  format === 'arena'
    ? [t('competition.format.arena'), secondsText(duration)].join(' · ')
    : [t(`competition.format.${format}`), ...teamsText(boards), boutText(bout), secondsText(limit)].join(' · ');

/** What a competition is called that begins at that time: the day. */
export const dayName = (at: number): string => {
  const language = settings.language.value;
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
  return day.charAt(0).toLocaleUpperCase(language) + day.slice(1);
};
