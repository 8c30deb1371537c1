import { newKey } from '../../server/support/Page.js';
import { CompetitionByHttp } from '../../support/CompetitionByHttp.js';
import { clickOn } from './clickOn.js';
import { address, after, remember, type Screen } from './Screen.js';

/** As long as names may be, and short ones. */
const NAMES = [
  'Wilhelmina Hohenfels-Rot',
  'Ben',
  'Konstantynopolitańczyk W',
  'Ola',
  'Magdalena Wesołowska-Kop',
  'Eva',
  'Bartholomäus von Wolkens',
  'Cid',
];
const LONG_NAME = 'Herbstmeisterschaft der Spielgemeinschaft Wolkenheim-Oberdorf';

/** Who looks at a competition: somebody without a key, or invited to its first team, its organizer, an entrant, a person of a team, or who has a key. */
type Looker = 'guest' | 'invited' | 'organizer' | number | readonly [entrant: number, person: number] | { readonly key: string };

/** What a competition is prepared for, and who looks at it then. */
interface Prepared {
  readonly competition: CompetitionByHttp;
  readonly lookers: Readonly<Record<string, Looker>>;
}

const TIMES = { checkIn: 3600, limit: 7200, pause: null } as const;

/** The opponent of an entrant in the last round. */
const opponentOf = async (competition: CompetitionByHttp, entrant: number): Promise<number> => {
  const pairings = (await competition.view()).rounds.at(-1)!.pairings;
  return pairings.find(({ entrants }) => entrants.includes(entrant))!.entrants.find((one) => one !== entrant)!;
};

const TEAMS = ['Hussars of the Northern Outpost', 'Wolves'] as const;

/** Two teams of two boards. @param reserves those who are in the first one, too. */
const withTeams = async (
  url: string,
  bout: 'return' | 'duplicate' | 'single',
  reserves: readonly string[] = [],
): Promise<CompetitionByHttp> => {
  const regulations = { ...TIMES, format: 'round-robin', boards: 2, bout } as const;
  const competition = await CompetitionByHttp.make(url, { name: 'Team match', regulations });
  await competition.found(TEAMS[0], ['Wilhelmina Hohenfels-Rot', 'Ben', ...reserves]);
  await competition.found(TEAMS[1], ['Magdalena Wesołowska-Kop', 'Eva']);
  return competition;
};

/** The competitions, each with the states that are to be seen of it. */
const PREPARED = {
  open: async (url: string): Promise<Prepared> => {
    const competition = await CompetitionByHttp.make(url, { name: LONG_NAME.slice(0, 60), regulations: TIMES, names: NAMES });
    return { competition, lookers: { guest: 'guest', entrant: 0, organizer: 'organizer' } };
  },
  empty: async (url: string): Promise<Prepared> => {
    const competition = await CompetitionByHttp.make(url, { regulations: { ...TIMES, begins: Date.UTC(2035, 10, 28, 19) } });
    return { competition, lookers: { organizer: 'organizer' } };
  },
  gathering: async (url: string): Promise<Prepared> => {
    const competition = await CompetitionByHttp.make(url, { regulations: { ...TIMES, lateUntil: 3 }, names: NAMES });
    await competition.announce(1);
    await competition.endBoards();
    await competition.announce(2, [0, 1, 2]);
    return { competition, lookers: { missing: 0, here: 4, organizer: 'organizer', guest: 'guest' } };
  },
  running: async (url: string): Promise<Prepared> => {
    const competition = await CompetitionByHttp.make(url, { regulations: { ...TIMES, pause: 180 }, names: [...NAMES, 'Kai'] });
    await competition.act({ do: 'announce', round: 1 });
    const { rounds } = await competition.view();
    const bye = rounds[0]!.pairings.find(({ entrants }) => entrants[1] === null)!.entrants[0];
    const [absent = 0, plays = 0, done = 0] = rounds[0]!.pairings.flatMap(({ entrants: [one, two] }) => (two === null ? [] : [one]));
    await competition.checkIn([...competition.keys.keys()].filter((entrant) => entrant !== absent));
    await competition.act({ do: 'begin', round: 1 });
    await competition.resign(await opponentOf(competition, done));
    return { competition, lookers: { plays, done, bye, absent, winner: await opponentOf(competition, absent), organizer: 'organizer' } };
  },
  hall: async (url: string): Promise<Prepared> => {
    const names = Array.from({ length: 26 }, (_, entrant) => NAMES[entrant] ?? `Player ${entrant}`);
    const competition = await CompetitionByHttp.make(url, { name: LONG_NAME.slice(0, 60), regulations: { ...TIMES, checkIn: 0 }, names });
    await competition.act({ do: 'announce', round: 1 });
    for (let pairing = 0; pairing < names.length / 2; pairing++) await competition.play(pairing, 8 + 2 * pairing);
    await competition.resign(0);
    return { competition, lookers: {} };
  },
  between: async (url: string): Promise<Prepared> => {
    const competition = await CompetitionByHttp.make(url, { regulations: { ...TIMES, format: 'knock-out' }, names: NAMES.slice(0, 4) });
    await competition.announce(1);
    await competition.endBoards();
    return { competition, lookers: { organizer: 'organizer' } };
  },
  over: async (url: string): Promise<Prepared> => {
    const competition = await CompetitionByHttp.make(url, { regulations: { ...TIMES, bout: 'return', rounds: 3 }, names: NAMES });
    for (const round of [1, 2, 3]) {
      await competition.announce(round);
      for (let match = 0; match < 2; match++) await competition.endBoards();
    }
    await competition.until(({ phase }) => phase === 'closed');
    const outcome = { end: 'played', winner: 1, hq: [9, 14] } as const;
    const note = 'The results of both boards had been swapped by mistake.';
    await competition.act({ do: 'correct', round: 1, pairing: 1, board: 0, match: 0, outcome, note });
    return { competition, lookers: { entrant: 2, organizer: 'organizer' } };
  },
  lost: async (url: string): Promise<Prepared> => {
    const competition = await withTeams(url, 'return');
    await competition.act({ do: 'announce', round: 1 });
    const [asks, other, given] = [newKey(), newKey(), newKey()];
    await competition.claim(asks, 0, 0);
    await competition.claim(other, 1, 0);
    await competition.answer(await competition.claim(given, 1, 1), true);
    return { competition, lookers: { guest: 'guest', asks: { key: asks }, replaced: [1, 1], organizer: 'organizer' } };
  },
  ended: async (url: string): Promise<Prepared> => {
    const competition = await CompetitionByHttp.make(url, { regulations: TIMES, names: NAMES });
    await competition.announce(1);
    await competition.endBoards([3]);
    await competition.act({ do: 'close', note: 'The hall closes at ten. We go on next Saturday with the same pairings.' });
    return { competition, lookers: { guest: 'guest' } };
  },
  arena: async (url: string): Promise<Prepared> => {
    const regulations = { format: 'arena', duration: 5400, limit: 1200 } as const;
    const competition = await CompetitionByHttp.make(url, { regulations, names: NAMES });
    await competition.act({ do: 'announce', round: 1 });
    // All wait before the first of them are paired, five seconds after the beginning.
    await competition.checkIn([...NAMES.keys()]);
    const { rounds } = await competition.until(({ rounds: [round] }) => round!.pairings.length === NAMES.length / 2);
    const [first, second] = rounds[0]!.pairings.map(({ entrants }) => entrants[0]);
    await competition.resign(first!);
    await competition.resign(second!);
    const plays = rounds[0]!.pairings[2]!.entrants[0];
    return { competition, lookers: { plays, waits: first!, free: second!, organizer: 'organizer' } };
  },
  teamsOpen: async (url: string): Promise<Prepared> => {
    const regulations = { ...TIMES, boards: 4, bout: 'duplicate' } as const;
    const competition = await CompetitionByHttp.make(url, { name: LONG_NAME.slice(0, 60), regulations });
    await competition.found(TEAMS[0], ['Wilhelmina Hohenfels-Rot', 'Ben', 'Konstantynopolitańczyk W']);
    await competition.found(TEAMS[1], ['Magdalena Wesołowska-Kop']);
    return { competition, lookers: { guest: 'guest', invited: 'invited', captain: [0, 0], other: [1, 0], joined: [0, 1] } };
  },
  teamsGathering: async (url: string): Promise<Prepared> => {
    const competition = await withTeams(url, 'return', ['Konstantynopolitańczyk W']);
    await competition.act({ do: 'announce', round: 1 });
    await competition.checkInPerson(0, 1);
    await competition.act({ do: 'line-up', round: 1, entrant: 0, persons: [2, 1] });
    return { competition, lookers: { captain: [1, 0], lined: [0, 0], here: [0, 1], organizer: 'organizer' } };
  },
  teamsRunning: async (url: string): Promise<Prepared> => {
    const competition = await withTeams(url, 'return', ['Konstantynopolitańczyk W']);
    await competition.act({ do: 'announce', round: 1 });
    await competition.act({ do: 'line-up', round: 1, entrant: 0, persons: [0, 1] });
    for (const person of [0, 1]) await competition.checkInPerson(0, person);
    await competition.checkInPerson(1, 0);
    await competition.act({ do: 'begin', round: 1 });
    await competition.resign(1, 0);
    return { competition, lookers: { plays: [0, 0], winner: [0, 1], missed: [1, 1], reserve: [0, 2], organizer: 'organizer' } };
  },
  teamsSealed: async (url: string): Promise<Prepared> => {
    const competition = await withTeams(url, 'duplicate');
    await competition.announce(1);
    return { competition, lookers: { plays: [0, 0], organizer: 'organizer' } };
  },
  teamsOver: async (url: string): Promise<Prepared> => {
    const competition = await withTeams(url, 'single');
    await competition.announce(1);
    for (const board of [0, 1]) await competition.resign(1, board);
    await competition.until(({ phase }) => phase === 'closed');
    return { competition, lookers: { captain: [0, 0] } };
  },
} as const;

/** Each is prepared once for a server, when it is shown first. */
const prepared = new Map<string, Promise<Prepared>>();

const prepare = (url: string, name: keyof typeof PREPARED): Promise<Prepared> => {
  const known = prepared.get(`${url} ${name}`) ?? PREPARED[name](url);
  prepared.set(`${url} ${name}`, known);
  return known;
};

const keyOf = (competition: CompetitionByHttp, who: Looker): string | null => {
  if (who === 'guest' || who === 'invited') return null;
  if (who === 'organizer') return competition.organizer;
  if (typeof who === 'object' && 'key' in who) return who.key;
  return typeof who === 'number' ? competition.keys[who]! : competition.keyOf(...who);
};

/** The page of a competition as somebody sees it. @param says the kind of situation it has to say. */
const seen = (title: string, name: keyof typeof PREPARED, looker: string, says: string): Screen => ({
  name: `competition: ${title}`,
  show: async (page, url) => {
    const { competition, lookers } = await prepare(url, name);
    const who = lookers[looker]!;
    const key = keyOf(competition, who);
    const isInvited = who === 'invited' || (Array.isArray(who) && who[0] === 0 && who[1] === 0);
    const invitations = isInvited ? { [competition.code]: { entrant: 0, secret: competition.invitationTo(0) } } : {};
    const own = key === null ? {} : { [competition.code]: { key, name: 'Club evening', isOver: false } };
    await address('', '/nowhere', 'main').show(page, url);
    await remember(page, { competitions: own, invitations });
    await address('', `/c/${competition.code}`, `.own-plate[data-says^="${says}"]`).show(page, url);
  },
});

/** The boards of a competition, for a whole room. @param there is on it. */
const wall = (title: string, name: keyof typeof PREPARED, there: string): Screen => ({
  name: `wall: ${title}`,
  show: async (page, url) => {
    const { competition } = await prepare(url, name);
    await address('', `/c/${competition.code}/wall`, there).show(page, url);
  },
});

const controls = after(
  'competition: the organizer',
  seen('', 'gathering', 'organizer', 'organizes-check-in'),
  '.organizer-fold > summary',
  '.organizer-fold .row',
);

/** A dialog of the organizer. */
const organizerDialog = (title: string, name: keyof typeof PREPARED, says: string, action: string): Screen => ({
  name: `competition: ${title}`,
  show: async (page, url) => {
    await seen('', name, 'organizer', says).show(page, url);
    await clickOn(page, '.organizer-fold > summary');
    await clickOn(page, `.organizer-fold [data-action="${action}"]`);
    await page.locator('dialog[open] [name="note"]').waitFor();
  },
});

const over = seen('over', 'over', 'entrant', 'over');

/** Somebody who has asked for the next opponent, here or in another window before. */
const waiting: Screen = {
  name: 'competition: waits in an arena',
  show: async (page, url) => {
    await seen('', 'arena', 'waits', 'arena-').show(page, url);
    if (await page.locator('[data-action="wait"]').isVisible()) await clickOn(page, '[data-action="wait"]');
    await page.locator('.own-plate[data-says="arena-waits"]').waitFor();
  },
};

/** The page of a competition, for everybody in every phase. */
export const COMPETITION_SCREENS: readonly Screen[] = [
  seen('to be entered', 'open', 'guest', 'outside'),
  seen('entered', 'open', 'entrant', 'entered'),
  seen('to be begun', 'open', 'organizer', 'organizes-open'),
  seen('nobody yet', 'empty', 'organizer', 'organizes-open'),
  after('competition: share', seen('', 'open', 'guest', 'outside'), '[data-action="share"]', 'dialog[open] .copy-field'),
  seen('check-in', 'gathering', 'missing', 'check-in'),
  seen('checked in', 'gathering', 'here', 'here'),
  seen('late entry', 'gathering', 'guest', 'outside'),
  controls,
  seen('own board', 'running', 'plays', 'plays'),
  seen('done before others', 'running', 'done', 'done'),
  seen('a bye', 'running', 'bye', 'bye'),
  seen('not here', 'running', 'absent', 'no-show'),
  seen('the opponent did not come', 'running', 'winner', 'opponent-absent'),
  organizerDialog('correct a result', 'running', 'organizes', 'correct'),
  organizerDialog('regulations', 'running', 'organizes', 'regulations'),
  seen('to be announced', 'between', 'organizer', 'organizes'),
  after('competition: a place that is lost', seen('', 'lost', 'guest', 'no-entry'), '.claim-fold > summary', '.claim-form'),
  seen('asking for a place', 'lost', 'asks', 'claims'),
  seen('a place that another browser has', 'lost', 'replaced', 'replaced'),
  seen('somebody asks for a place', 'lost', 'organizer', 'organizes-check-in'),
  over,
  seen('ended by its organizer', 'ended', 'guest', 'over'),
  seen('own board in an arena', 'arena', 'plays', 'plays'),
  seen('free in an arena', 'arena', 'free', 'arena-free'),
  waiting,
  seen('to be watched in an arena', 'arena', 'organizer', 'organizes-arena'),
  seen('found a team', 'teamsOpen', 'guest', 'outside'),
  seen('join a team', 'teamsOpen', 'invited', 'outside'),
  seen('captain of a team', 'teamsOpen', 'captain', 'entered'),
  seen('captain without the invitation', 'teamsOpen', 'other', 'entered'),
  seen('in a team', 'teamsOpen', 'joined', 'entered'),
  seen('line-up of a captain', 'teamsGathering', 'captain', 'check-in'),
  seen('line-up handed in', 'teamsGathering', 'lined', 'check-in'),
  seen('line-up of the own team', 'teamsGathering', 'here', 'here'),
  seen('begin a round of teams', 'teamsGathering', 'organizer', 'organizes-check-in'),
  seen('own board in a team', 'teamsRunning', 'plays', 'plays'),
  seen('a board without an opponent', 'teamsRunning', 'winner', 'opponent-absent'),
  seen('the own board missed', 'teamsRunning', 'missed', 'missed-board'),
  seen('others of the team play', 'teamsRunning', 'reserve', 'reserve'),
  seen('own board of a deal', 'teamsSealed', 'plays', 'plays'),
  seen('sealed boards', 'teamsSealed', 'organizer', 'organizes'),
  seen('over, of teams', 'teamsOver', 'captain', 'over'),
  wall('before round 1', 'open', '.boards-qr .qr'),
  wall('nobody yet', 'empty', '.boards-qr .qr'),
  wall('check-in', 'gathering', '.boards-card'),
  wall('a round', 'running', '.boards-card .thumbnail-ground'),
  wall('sealed boards', 'teamsSealed', '.boards-card'),
  wall('more than twelve boards', 'hall', '.boards-card .thumbnail-units'),
  wall('an arena', 'arena', '.boards-card .thumbnail-ground'),
  wall('over', 'over', '.podium'),
];

/** The tabs of a phone. */
export const COMPETITION_TABS: readonly Screen[] = [
  after('competition: standings', over, '[data-tab="standings"]', '.standings'),
  after('competition: log', over, '[data-tab="log"]', '.act-log'),
];
