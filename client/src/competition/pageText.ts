import type { BoutOutcome, EntrantPerson } from '@hexfall/shared/competition/acts';
import type { Bout } from '@hexfall/shared/competition/bout';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import competitionPage from '@hexfall/shared/locales/en/competitionPage.json';
import { durationText } from '@hexfall/shared/picture/words';
import type { CompetitionView, LoggedAct } from '@hexfall/shared/protocol/competitions';
import { boutText, teamsText } from '../text/competitionText.js';
import { addTexts, listOf, shownLanguage, t } from '../text/translate.js';
import { boardOfPerson } from './ownPairing.js';
import type { Wait } from './ownPart.js';
import { hasTeams } from './ownTeam.js';
import type { RoundResult } from './roundResults.js';

addTexts({ competitionPage });

const SECOND = 1000;

/** The name of an entrant. */
export const entrantName = ({ entrants }: Pick<CompetitionView, 'entrants'>, entrant: number): string => entrants[entrant]?.name ?? '';

/** The name of a person of a team; a sign for one who has gone. */
export const personName = ({ entrants }: Pick<CompetitionView, 'entrants'>, entrant: number, person: number): string =>
  entrants[entrant]?.team?.persons.find((one) => one.person === person)?.name ?? '–';

/** Who takes part, with the team of a person: "Ada (Hussars)". */
export const personText = (view: CompetitionView, { entrant, person }: EntrantPerson): string =>
  hasTeams(view) ? `${personName(view, entrant, person)} (${entrantName(view, entrant)})` : entrantName(view, entrant);

/** A duration of a number of seconds: "40 minutes". */
const secondsText = (seconds: number): string => durationText(seconds * SECOND, shownLanguage.value);

/** The format of a competition in one line: "Swiss · 4 rounds · single matches · 40 minutes a round". */
export const formatText = ({ regulations, expectedRounds, phase }: CompetitionView): string => {
  const { format, bout, boards, rounds, halves, finals, limit } = regulations;
  // How many there will be depends on who enters, unless it is said.
  const isKnown = phase !== 'open' || (format === 'swiss' && rounds > 0 && finals === 0);
  return [
    t(`competition.format.${format}`),
    ...(isKnown ? [t('competitionPage.rounds', { count: expectedRounds })] : []),
    ...(format === 'round-robin' && halves === 2 ? [t('competitionPage.halves')] : []),
    ...teamsText(boards),
    boutText(bout),
    t('competitionPage.limit', { time: secondsText(limit) }),
    ...(finals > 0 ? [t('competitionPage.finals', { count: finals })] : []),
  ].join(' · ');
};

/** When something is by the clock of the user, with the day if it is another one than today. */
export const momentText = (at: number, now: number): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(shownLanguage.value, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
};

/** What is waited for until the next round, as sentences. */
export const waitText = ({ playing, next, at, isOwn }: Wait, now: number): string => {
  const boards = playing > 0 ? [t('competitionPage.own.playing', { count: playing }) + '.'] : [];
  if (next === null) return [...boards, ...(playing > 0 ? [t('competitionPage.own.last')] : [])].join(' ');
  if (at === null)
    return [...boards, t(isOwn ? 'competitionPage.own.nextByYou' : 'competitionPage.own.nextByOrganizer', { round: next })].join(' ');
  const values = { round: next, time: momentText(at, now) };
  return [...boards, t(playing > 0 ? 'competitionPage.own.nextBy' : 'competitionPage.own.nextAt', values)].join(' ');
};

/** No line ends within it. @param side whose HQ comes first. */
const hqsText = ({ end, hq }: BoutOutcome, side: 0 | 1): string => {
  if (end === 'void') return t('competitionPage.pairings.void');
  return end === 'no-show' ? '–' : `${hq[side]}\u00a0:\u00a0${hq[1 - side] ?? 0}`;
};

/** The results of the matches of a bout that are over: "14 : 9, 3 : 0". @param side whose HQ comes first. */
export const resultText = ({ outcomes }: Pick<Bout, 'outcomes'>, side: 0 | 1 = 0): string =>
  outcomes.map((outcome) => hqsText(outcome, side)).join(', ');

/** What came of a round that was played, in figures: of teams the board points. */
export const roundText = ({ bout, side, boardPoints }: RoundResult): string =>
  boardPoints ? boardPoints.join('\u00a0:\u00a0') : bout ? resultText(bout, side) : '';

/** With a sign, as "+7", "−7" or "0". */
export const signedText = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0');

/** What a round has brought an entrant, as part of a sentence: "won against Ada". */
export const scoreText = (view: CompetitionView, { how, won, drawn, opponent }: RoundResult): string => {
  if (opponent === null) return t(`competitionPage.standings.${how === 'open' ? 'openBye' : how === 'free' ? 'free' : 'missed'}`);
  const name = entrantName(view, opponent);
  if (how === 'open' || how === 'missed') return t(`competitionPage.standings.${how}`, { name });
  if (how === 'free') return t('competitionPage.standings.freeAbsent', { name });
  return t(`competitionPage.standings.${won ? 'won' : drawn ? 'drawn' : 'lost'}`, { name });
};

const minutesText = (seconds: number, zero: 'noCheckIn' | 'noPause', some: 'checkIn' | 'pause'): string =>
  seconds === 0
    ? t(`competitionPage.organize.changed.${zero}`)
    : t(`competitionPage.organize.changed.${some}`, { time: secondsText(seconds) });

/** What has been changed in the regulations, each as words. */
const CHANGES: { readonly [K in keyof Regulations]: (value: Regulations[K], now: number) => string } = {
  format: (format) => t(`competition.format.${format}`),
  bout: boutText,
  boards: (boards) =>
    boards === 1 ? t('competitionPage.organize.changed.persons') : t('competitionPage.organize.changed.boards', { boards }),
  rounds: (count) => (count === 0 ? t('competitionPage.organize.changed.byEntrants') : t('competitionPage.rounds', { count })),
  halves: (halves) => t(halves === 1 ? 'competitionPage.organize.changed.half' : 'competitionPage.halves'),
  finals: (count) => (count === 0 ? t('competitionPage.organize.changed.noFinals') : t('competitionPage.finals', { count })),
  tieBreaks: () => t('competitionPage.organize.changed.tieBreaks'),
  lateUntil: (round) => t('competitionPage.organize.changed.lateUntil', { round }),
  begins: (at, now) =>
    at === null ? t('competitionPage.organize.changed.begunByOrganizer') : t('competitionPage.phase.begins', { time: momentText(at, now) }),
  checkIn: (seconds) => minutesText(seconds, 'noCheckIn', 'checkIn'),
  limit: (seconds) => t('competitionPage.limit', { time: secondsText(seconds) }),
  pause: (seconds) => (seconds === null ? t('competitionPage.organize.changed.byOrganizer') : minutesText(seconds, 'noPause', 'pause')),
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
  const [one = 0, two] = view.rounds[round - 1]?.pairings[pairing]?.entrants ?? [];
  const names = { one: entrantName(view, one), two: entrantName(view, two ?? one) };
  const number = view.regulations.boards > 1 ? `${pairing + 1}.${board + 1}` : pairing + 1;
  return t('competitionPage.log.correct', { round, board: number, ...names, result: hqsText(outcome, 0) });
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
      return t('competitionPage.log.enter', { name: entrantName(view, act.entrant) });
    case 'leave':
      return t(by === 'organizer' ? 'competitionPage.log.removed' : 'competitionPage.log.leave', { name: entrantName(view, act.entrant) });
    case 'pause':
      return t(act.on ? 'competitionPage.log.pause' : 'competitionPage.log.resume', { name: entrantName(view, act.entrant) });
    case 'join':
    case 'captain':
      return t(`competitionPage.log.${act.do}`, {
        name: entrantName(view, act.entrant),
        person: personName(view, act.entrant, act.person),
      });
    case 'reseat':
      return t('competitionPage.log.reseat', { name: personText(view, act) });
    case 'remove':
      return t('competitionPage.log.personLeaves', { name: entrantName(view, act.entrant) });
    case 'line-up':
      return t('competitionPage.log.lineUp', { name: entrantName(view, act.entrant), round: act.round });
    case 'begin': {
      const begun = t('competitionPage.log.begin', { round: act.round });
      const names = absentNames(view, act);
      return names.length === 0 ? begun : `${begun} · ${t('competitionPage.log.absent', { names: listOf(names) })}`;
    }
    case 'announce':
    case 'stop':
      return t(`competitionPage.log.${act.do}`, { round: act.round });
    case 'correct':
      return correctionText(view, act);
    case 'change':
      return t('competitionPage.log.change', { changes: changesText(act.regulations, at) });
    case 'resume':
      return t('competitionPage.log.outage', { time: secondsText(Math.round(act.gap / SECOND)) });
    case 'close':
      return t('competitionPage.log.close');
  }
};
