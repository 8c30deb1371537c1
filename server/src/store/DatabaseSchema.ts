import type { ColumnType } from 'kysely';

/** The tables of the database, for Kysely. */
export interface DatabaseSchema {
  /**
   * `listed`, `people` and `free` repeat parts of `setup` for queries; `unjoined` is 1 until a player has joined: such a table can be
   * pruned. `changed` is when it was last saved or, for a running match, when it last left memory, in milliseconds.
   */
  match: {
    code: string;
    rules: number;
    setup: string;
    finished: number;
    listed: number;
    people: number;
    free: number;
    unjoined: number;
    changed: number;
    /** The process that owns the match; null if none does. */
    owner: string | null;
    /** Incremented whenever a process acquires the lease or is evicted. Writes with an earlier epoch are refused. */
    epoch: number;
    /** One of `TIMED`: which clock the match is played with. */
    timed: number;
    /** When a match without an owner has to be woken up, in milliseconds; null if it waits for a player. */
    due: ColumnType<number | string | null, number | null>;
    /** The address of the server that has the match now; null if it is this one. Nobody can own it then. */
    moved: ColumnType<string | null, string | null | undefined>;
  };
  /** `epoch` is that of the owner who wrote the entry. */
  intent: { match: string; seq: number; player: number; intent: string; client: string; n: number; clock: string | null; epoch: number };
  /** Banned addresses and address ranges. */
  ban: { network: string; reason: string; since: ColumnType<number | string, number> };
  /** The operator's notice; `id` is 1. */
  notice: { id: number; text: string; since: ColumnType<number | string, number> };
  /** The chat lines of a table: `team` is the number of the team that alone reads a line, `EVERYONE` for all; `seated` is 1 for a player, `at` in milliseconds, which PostgreSQL gives as text. */
  chat: {
    match: string;
    team: number;
    n: number;
    at: ColumnType<number | string, number>;
    by: string;
    name: string;
    seated: number;
    text: string;
    /** One of `EMOTES` or `CHAT_NOTICES`; null if the line is a text. */
    emote: ColumnType<string | null, string | null | undefined>;
  };
  /** How far a finished match is walked through together: a `SavedStudy` as JSON. */
  study: { match: string; content: string };
  /** What has happened in a finished match: its events as `packPlayback` packs them. */
  playback: { match: string; content: string };
  /** The latest position of a match at the beginning of a turn, by the version of the rules: after `seq` intents, as `positionToKeep` writes it. */
  position: { match: string; rules: number; seq: number; content: string };
  /** The keys that push services know this server by; `id` is 1. */
  vapid: { id: number; publicKey: string; privateKey: string };
  /**
   * Browsers to call for the seats in `browser_seat`, and for all seats and invitations of a profile, if they have one; `at` is when a page
   * renewed it.
   */
  browser: {
    endpoint: string;
    profile: ColumnType<string | null, string | null | undefined>;
    p256dh: string;
    auth: string;
    language: string;
    origin: string;
    at: ColumnType<number | string, number>;
  };
  /** The seats that browsers are called for by their keys: `holder` is the hash of the key. */
  browser_seat: { match: string; holder: string; endpoint: string };
  /** The entrants that browsers are called for by their keys, as in `browser_seat`. */
  browser_entrant: { competition: string; holder: string; endpoint: string };
  /** What a seat was last called for, at whatever browser. */
  called: { match: string; holder: string; what: string };
  /**
   * `key` is the hash of the secret. `used` is when it was last used, to the day; `seen` and `presence` when and where it was last, for those it agrees to show that.
   * `statistics` are its `MatchStatistics` as JSON, null for none, of the matches that have ended since `since`.
   */
  profile: {
    id: string;
    key: string;
    name: string;
    shape: string;
    color: string;
    used: ColumnType<number | string, number>;
    seen: ColumnType<number | string | null, number | null | undefined>;
    presence: ColumnType<string | null, string | null | undefined>;
    statistics: ColumnType<string | null, string | null | undefined>;
    since: ColumnType<number | string, number>;
  };
  /** The seat of a profile at a table, by the hash of the seat's key; `counted` is 1 when its players have met, `tallied` when the match is in the statistics of the profile. */
  profile_seat: {
    profile: string;
    match: string;
    key: string;
    counted: number;
    tallied: ColumnType<number, number | undefined>;
  };
  /** What a profile has about another one it has played with: two rows for two people. */
  person: {
    profile: string;
    other: string;
    match: string | null;
    at: ColumnType<number | string, number>;
    times: number;
    shows: ColumnType<number, number | undefined>;
    blocked: ColumnType<number, number | undefined>;
  };
  /** An invitation to a table, at most one from one profile to another; `declined` is one of `DECLINED`. */
  invitation: {
    id: string;
    sender: string;
    recipient: string;
    match: string;
    at: ColumnType<number | string, number>;
    declined: ColumnType<number, number | undefined>;
  };
  /** The programs that the operator has given a token. `token` is its hash; `id` never leaves the server. */
  bot: { id: string; name: string; token: string; since: ColumnType<number | string, number> };
  /** The tables where a bot has a seat. */
  bot_seat: { match: string; bot: string };
  /**
   * `organizer` is the hash of a key. `seq`, `phase` and `round` repeat what the acts make of it for queries, and `seq` locks it: who changes a
   * competition has to know its last act. `changed` is when the last act was stored, in milliseconds, and `served` when a process last followed it. `claims` counts
   * how often a claim was made or answered.
   */
  competition: {
    code: string;
    name: string;
    organizer: string;
    regulations: string;
    options: string;
    listed: number;
    seq: number;
    phase: string;
    round: number;
    changed: ColumnType<number | string, number>;
    served: ColumnType<number | string, number>;
    claims: ColumnType<number, number | undefined>;
  };
  /** An act as JSON; `by` is `organizer`, `time` or the number of an entrant. */
  competition_act: {
    competition: string;
    seq: number;
    at: ColumnType<number | string, number>;
    by: string;
    act: string;
    note: string | null;
  };
  /**
   * A person of a team, or person 0 of an entrant that is one. `key` is the hash of the key that opens the own seats; `here` is the last round that
   * the person has checked in for, and `contribution` what was added to the draw of its deals. In an arena `here` says who waits, and `seen` when the
   * page of that person has said so last.
   */
  entrant: {
    competition: string;
    entrant: number;
    person: number;
    name: string;
    key: string;
    here: ColumnType<number, number | undefined>;
    seen: ColumnType<number | string, number | undefined>;
    contribution: ColumnType<string | null, string | null | undefined>;
  };
  /** An entrant that is a team; `invitation` is the hash of the secret by which others join it. */
  team: { competition: string; entrant: number; name: string; invitation: string | null };
  /**
   * Somebody who has lost a key asks for the place of an entrant with another one. `key` is the hash of that, `state` one of `StoredClaim`; `former` is the
   * hash of the key that an accepted one has replaced.
   */
  claim: {
    competition: string;
    id: number;
    entrant: number;
    person: number;
    key: string;
    at: ColumnType<number | string, number>;
    state: string;
    former: string | null;
  };
  /** Match number `n` of the bout on a board of a pairing; its outcome as JSON stays when the match is deleted. `at` is when that was stored. */
  competition_match: {
    competition: string;
    round: number;
    pairing: number;
    board: number;
    n: number;
    match: string | null;
    deal: ColumnType<string | null, string | null | undefined>;
    outcome: string | null;
    at: ColumnType<number | string | null, number | null>;
  };
  /**
   * A deal: `secret` and `seed` stay in the server until it is opened, all of its matches being over. `contributions` are JSON, table by table, at each
   * in seating order; `seed` is null until it is drawn from them. `opened` is when that was, in milliseconds.
   */
  deal: {
    id: string;
    competition: string;
    secret: string;
    contributions: string;
    seed: string | null;
    opened: ColumnType<number | string | null, number | null>;
  };
  /**
   * The rating of a profile in a mode and a season: `mu` and `sigma` as in `Rating`, after `games` matches. `curve` has its last values as they are shown, as
   * JSON, and `latest` is the code of the last match.
   */
  rating: { profile: string; mode: string; season: string; mu: number; sigma: number; games: number; curve: string; latest: string };
  /** The processes that serve: since when one of them has without a break, and when this one was last heard of, by the clock of the database. */
  process: { id: string; since: ColumnType<number | string, number>; seen: ColumnType<number | string, number> };
}

/** The `team` of a chat line for everyone. */
export const EVERYONE = -1;

/** The kind of a match's clock (O10): none, one that runs while the match is in memory, or one in hours or days. */
export const TIMED = { never: 0, inPlay: 1, byCalendar: 2 } as const;
