import { SEAT_KEY } from '@hexfall/shared/protocol/lobby';
import { linkTo } from '../net/links.js';
import { persisted } from './persisted.js';
import { pathOfCompetition } from './route.js';

/** An invitation to a team: who has it can join. */
export interface TeamInvitation {
  /** The number of the team in its competition. */
  readonly entrant: number;
  readonly secret: string;
}

type TeamInvitations = Readonly<Record<string, TeamInvitation>>;

const isTeamInvitation = (found: unknown): found is TeamInvitation =>
  typeof found === 'object' &&
  found !== null &&
  'entrant' in found &&
  typeof found.entrant === 'number' &&
  'secret' in found &&
  typeof found.secret === 'string' &&
  SEAT_KEY.test(found.secret);

const isTeamInvitations = (found: unknown): found is TeamInvitations =>
  typeof found === 'object' && found !== null && Object.values(found).every(isTeamInvitation);

/** The invitation of this browser in each competition, by its code: to the team of its captain, or to one that its user may join. */
export const teamInvitations = persisted<TeamInvitations>('invitations', {}, isTeamInvitations);

/** The invitation of this browser in a competition; null if it has none. */
export const teamInvitation = (code: string): TeamInvitation | null => teamInvitations.value[code] ?? null;

/** The latest are kept; a captain makes a new one with one click. */
const MOST_INVITATIONS = 50;

export const storeTeamInvitation = (code: string, invitation: TeamInvitation): void => {
  const { [code]: _, ...others } = teamInvitations.peek();
  const kept = Object.entries(others).slice(0, MOST_INVITATIONS - 1);
  teamInvitations.value = { [code]: invitation, ...Object.fromEntries(kept) };
};

export const forgetTeamInvitation = (code: string): void => {
  const { [code]: forgotten, ...others } = teamInvitations.peek();
  if (forgotten) teamInvitations.value = others;
};

const TEAM_MARK = '#team=';

/** The link by which somebody joins a team. The number of the team is only for the page, which names the team before somebody joins. */
export const teamInvitationLink = (code: string, { entrant, secret }: TeamInvitation): string =>
  linkTo(`${pathOfCompetition(code)}${TEAM_MARK}${entrant}.${secret}`);

/** Removes an invitation from the address of a competition, so that nobody shares it by mistake, and keeps it. */
export const adoptTeamInvitation = (code: string): void => {
  if (!location.hash.startsWith(TEAM_MARK)) return;
  const [entrant = '', secret = ''] = location.hash.slice(TEAM_MARK.length).split('.');
  history.replaceState(history.state, '', location.pathname + location.search);
  if (/^\d{1,3}$/.test(entrant) && SEAT_KEY.test(secret)) storeTeamInvitation(code, { entrant: Number(entrant), secret });
};
