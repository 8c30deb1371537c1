import type { BoutOutcome, EntrantPerson } from '@hexfall/shared/competition/acts';
import type { Bout } from '@hexfall/shared/competition/bout';
import { isPairing } from '@hexfall/shared/competition/competition';
import competitionPage from '@hexfall/shared/locales/en/competitionPage.json';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { boutText, secondsText, teamsText } from '../text/competitionText.js';
import { addTexts, shownLanguage, t } from '../text/translate.js';
import { isArena } from './arenaView.js';
import type { Wait } from './ownPart.js';
import { hasTeams } from './ownTeam.js';
import type { RoundResult } from './roundResults.js';

addTexts({ competitionPage });

/** The name of an entrant. */
export const entrantName = ({ entrants }: Pick<CompetitionView, 'entrants'>, entrant: number): string => entrants[entrant]?.name ?? '';

/** The name of a person of a team; a sign for one who has gone. */
export const personName = ({ entrants }: Pick<CompetitionView, 'entrants'>, entrant: number, person: number): string =>
  entrants[entrant]?.team?.persons.find((one) => one.person === person)?.name ?? '–';

/** Who takes part, with the team of a person: "Ada (Hussars)". */
export const personText = (view: CompetitionView, { entrant, person }: EntrantPerson): string =>
  hasTeams(view) ? `${personName(view, entrant, person)} (${entrantName(view, entrant)})` : entrantName(view, entrant);

/** The format of a competition in one line: "Swiss · 4 rounds · single matches · 40 minutes a round". */
export const formatText = ({ regulations, expectedRounds, phase }: CompetitionView): string => {
  const { format, bout, boards, rounds, halves, finals, limit, duration } = regulations;
  if (format === 'arena') return [t('competition.format.arena'), secondsText(duration)].join(' · ');
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

/** That a competition is open before round 1, and how many have entered. */
export const openLine = (view: Pick<CompetitionView, 'regulations' | 'entrants'>): string => {
  const count = view.entrants.filter(({ status }) => status !== 'left').length;
  return t(`competitionPage.phase.${hasTeams(view) ? 'openTeams' : 'open'}`, { count });
};

/** The round of a competition that has begun, or what an arena does. */
export const roundLine = (view: Pick<CompetitionView, 'regulations' | 'phase' | 'rounds' | 'expectedRounds'>): string => {
  if (isArena(view)) return t(isPairing(view) ? 'competitionPage.arena.runs' : 'competitionPage.arena.ended');
  const round = view.rounds.length;
  return t('competitionPage.phase.round', { round, of: Math.max(view.expectedRounds, round) });
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

/** The HQs at the end of a match: no line ends within them. @param side whose HQ comes first. */
export const hqsText = ({ end, hq }: BoutOutcome, side: 0 | 1): string => {
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
