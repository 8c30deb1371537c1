import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import competitionLog from '@hexfall/shared/locales/en/competitionLog.json';
import type { CompetitionView, LoggedAct } from '@hexfall/shared/protocol/competitions';
import { boutText, secondsText } from '../text/competitionText.js';
import { addTexts, listOf, t } from '../text/translate.js';
import { boardOfPerson } from './ownPairing.js';
import { entrantName, hqsText, momentText, personName, personText } from './pageText.js';

addTexts({ competitionLog });

const SECOND = 1000;

const minutesText = (seconds: number, zero: 'noCheckIn' | 'noPause', some: 'checkIn' | 'pause'): string =>
  seconds === 0 ? t(`competitionLog.changed.${zero}`) : t(`competitionLog.changed.${some}`, { time: secondsText(seconds) });

/** What has been changed in the regulations, each as words. */
const CHANGES: { readonly [K in keyof Regulations]: (value: Regulations[K], now: number) => string } = {
  format: (format) => t(`competition.format.${format}`),
  bout: boutText,
  boards: (boards) => (boards === 1 ? t('competitionLog.changed.persons') : t('competitionLog.changed.boards', { boards })),
  rounds: (count) => (count === 0 ? t('competitionLog.changed.byEntrants') : t('competitionPage.rounds', { count })),
  halves: (halves) => t(halves === 1 ? 'competitionLog.changed.half' : 'competitionPage.halves'),
  finals: (count) => (count === 0 ? t('competitionLog.changed.noFinals') : t('competitionPage.finals', { count })),
  tieBreaks: () => t('competitionLog.changed.tieBreaks'),
  lateUntil: (round) => t('competitionLog.changed.lateUntil', { round }),
  begins: (at, now) =>
    at === null ? t('competitionLog.changed.begunByOrganizer') : t('competitionPage.phase.begins', { time: momentText(at, now) }),
  checkIn: (seconds) => minutesText(seconds, 'noCheckIn', 'checkIn'),
  duration: (seconds) => t('competitionLog.changed.duration', { time: secondsText(seconds) }),
  limit: (seconds) => t('competitionPage.limit', { time: secondsText(seconds) }),
  pause: (seconds) => (seconds === null ? t('competitionLog.changed.byOrganizer') : minutesText(seconds, 'noPause', 'pause')),
};

const changeText = <K extends keyof Regulations>(name: K, changed: Partial<Regulations>, now: number): readonly string[] => {
  const value = changed[name];
  return value === undefined ? [] : [CHANGES[name](value, now)];
};

/** What has been changed in the regulations: "50 min a round and no check-in". */
const changesText = (changed: Partial<Regulations>, now: number): string =>
  listOf((Object.keys(CHANGES) as (keyof Regulations)[]).flatMap((name) => changeText(name, changed, now)));

type Corrected = Extract<LoggedAct['act'], { readonly do: 'correct' }>;

const correctionText = (view: CompetitionView, { round, pairing, board, outcome }: Corrected): string => {
  const [one = 0, two] = view.rounds[round - 1]?.pairings.find(({ number: other }) => other === pairing + 1)?.entrants ?? [];
  const names = { one: entrantName(view, one), two: entrantName(view, two ?? one) };
  const number = view.regulations.boards > 1 ? `${pairing + 1}.${board + 1}` : pairing + 1;
  return t('competitionLog.correct', { round, board: number, ...names, result: hqsText(outcome, 0) });
};

/** Who was not here for a round: entrants, and of the others the persons who were to play. */
const absentNames = (
  view: CompetitionView,
  { round, absent, missing = [] }: Extract<LoggedAct['act'], { do: 'begin' }>,
): readonly string[] => {
  const plays = ({ entrant, person }: EntrantPerson): boolean =>
    view.rounds[round - 1]?.pairings.some((pairing) => {
      const side = pairing.entrants.indexOf(entrant);
      return side >= 0 && boardOfPerson(pairing, side === 0 ? 0 : 1, person) !== null;
    }) === true;
  const persons = missing.filter((one) => !absent.includes(one.entrant) && plays(one));
  return [
    ...absent.map((entrant) => entrantName(view, entrant)),
    ...persons.map(({ entrant, person }) => personName(view, entrant, person)),
  ];
};

/** What has been done in a competition, as a sentence without its end. */
export const actText = (view: CompetitionView, { act, by, at }: Pick<LoggedAct, 'act' | 'by' | 'at'>): string => {
  switch (act.do) {
    case 'enter':
      return t('competitionLog.enter', { name: entrantName(view, act.entrant) });
    case 'leave':
      return t(by === 'organizer' ? 'competitionLog.removed' : 'competitionLog.leave', { name: entrantName(view, act.entrant) });
    case 'pause':
      return t(act.on ? 'competitionLog.pause' : 'competitionLog.resume', { name: entrantName(view, act.entrant) });
    case 'join':
    case 'captain':
      return t(`competitionLog.${act.do}`, {
        name: entrantName(view, act.entrant),
        person: personName(view, act.entrant, act.person),
      });
    case 'reseat':
      return t('competitionLog.reseat', { name: personText(view, act) });
    case 'remove':
      return t('competitionLog.personLeaves', { name: entrantName(view, act.entrant) });
    case 'line-up':
      return t('competitionLog.lineUp', { name: entrantName(view, act.entrant), round: act.round });
    case 'begin': {
      const begun = t('competitionLog.begin', { round: act.round });
      const names = absentNames(view, act);
      return names.length === 0 ? begun : `${begun} · ${t('competitionLog.absent', { names: listOf(names) })}`;
    }
    case 'end-pairings':
      return t('competitionLog.endPairings');
    case 'announce':
    case 'stop':
      return t(`competitionLog.${act.do}`, { round: act.round });
    case 'correct':
      return correctionText(view, act);
    case 'change':
      return t('competitionLog.change', { changes: changesText(act.regulations, at) });
    case 'resume':
      return t('competitionLog.outage', { time: secondsText(Math.round(act.gap / SECOND)) });
    case 'close':
      return t('competitionLog.close');
  }
};
