import { z } from 'zod';
import { type Clock, isClock } from '../model/clock.js';
import { LEVELS } from '../model/computer.js';
import type { Moment } from '../model/moment.js';
import { DEFAULT_OPTIONS, forOptions, MODES, type OptionName, type Options } from '../model/options.js';
import { SERIES_KINDS } from '../model/series.js';
import { ARMY_IDS } from '../model/tile.js';
import { readIntent } from '../notation/intent.js';
import { isObject, type Reader, reading } from '../notation/readers.js';
import { readTerrain, readTurrets } from '../notation/terrain.js';
import { EMOTES } from './chat.js';
import { ARMY_SELECTIONS, MOST_KEYS_BROUGHT, SEAT_KEY, STARTING_SEATS } from './lobby.js';
import { PROPOSALS } from './proposals.js';
import { DRAWING_COLORS, MAX_MOMENT, type StudyDrawing } from './study.js';

/** A schema for what the notation reads. */
export const notated = <T>(read: Reader<T>) =>
  z.unknown().transform((json, context): T => {
    const result = reading(() => read(json, ''));
    if (result.ok) return result.value;
    const { message, path } = result.error;
    context.addIssue({ code: 'custom', message, path: path.split('/').slice(1) });
    return z.NEVER;
  });

type Shapes = { readonly [K in keyof Options]: z.ZodType<Options[K]> };
type OptionalShapes = { readonly [K in keyof Options]: z.ZodExactOptional<Shapes[K]> };

const shapes: Shapes = {
  mode: z.enum(MODES),
  ...(forOptions<{ readonly [K in OptionName]: z.ZodType }>((values) => z.literal(values)) as Pick<Shapes, OptionName>),
  terrain: notated(readTerrain),
  turrets: notated(readTurrets),
  clock: z.custom<Clock>((value) => typeof value === 'string' && isClock(value)),
};

/** The options of a match. What a text of an earlier version does not say is as by default. */
export const OptionsSchema: z.ZodType<Options> = z.preprocess(
  (json) => (isObject(json) ? { ...DEFAULT_OPTIONS, mode: undefined, ...json } : json),
  z.object(shapes),
);

/** Some options of a match, and nothing else. */
export const SomeOptionsSchema: z.ZodType<Partial<Options>> = z.strictObject(
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shape.exactOptional()])) as OptionalShapes,
);

/*
 * The requests of a page to a room. Unknown fields are refused, never ignored.
 * A page imports only types from this file, so that it does not load the library.
 */

const count = z.int().min(0).max(1_000_000_000);
const number = count.min(1);
const seat = z.int().min(0).max(3);
const army = z.enum(ARMY_IDS);
const key = z.string().regex(SEAT_KEY);
/** Random bytes have the same form, whatever they are for. */
const contribution = key;
const startingSeat = z.enum(STARTING_SEATS);
const armySelection = z.enum(ARMY_SELECTIONS);
const seriesKind = z.enum(SERIES_KINDS);
/** A random text of a page. */
const client = z.string().regex(/^[\w-]{8,32}$/);
/** Longer than a name may be: what is too long is cut, not refused. */
const name = z.string().max(200);

/** `ProtocolRange`. */
const protocols = { protocol: count, oldestProtocol: count.exactOptional() };

export const CreateOptionsSchema = z
  .strictObject({
    ...protocols,
    /** Missing options default to `DEFAULT_OPTIONS`. */
    options: SomeOptionsSchema.exactOptional(),
    /** How many seats, where the mode leaves a choice (G1, G3); the fewest by default. */
    seats: count.exactOptional(),
    /** Whether the table is listed publicly. */
    listed: z.boolean().exactOptional(),
    /** `first` by default. */
    startingSeat: startingSeat.exactOptional(),
    /** `free` by default. */
    armySelection: armySelection.exactOptional(),
    /** Whether pages may show the battle forecast; they may by default. */
    forecast: z.boolean().exactOptional(),
    /** In how many matches the players settle their game; `single` by default. */
    seriesKind: seriesKind.exactOptional(),
    /** The key (`SEAT_KEY`) of the creator, who may sit or not. */
    key: key.exactOptional(),
    /** The names for seats that will be taken from this page: no table is created for one that is missing in the operator's list. */
    names: z.array(name).max(4).readonly().exactOptional(),
  })
  .readonly();
export type CreateOptions = z.infer<typeof CreateOptionsSchema>;

export const JoinOptionsSchema = z
  .strictObject({
    ...protocols,
    /** Keys of seats to hold at once. Keys that open no seat of this table are ignored: see `Welcome.seats`. */
    keys: z.array(z.string().max(64)).max(MOST_KEYS_BROUGHT).readonly().exactOptional(),
    /** The key of a profile: the client holds the profile's seats at this table, too. */
    profile: z.string().max(64).exactOptional(),
  })
  .readonly();
export type JoinOptions = z.infer<typeof JoinOptionsSchema>;

const coordinate = z.int().min(-3).max(3);
const hex = z.tuple([coordinate, coordinate]).readonly();
const color = z.enum(DRAWING_COLORS);

export const MomentSchema: z.ZodType<Moment> = z.strictObject({
  turn: z.int().min(0).max(MAX_MOMENT),
  step: z.int().min(0).max(MAX_MOMENT),
});

export const DrawingSchema: z.ZodType<StudyDrawing> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('arrow'), from: hex, to: hex, color }),
  z.strictObject({ kind: z.literal('mark'), at: hex, color }),
]);

const StudyActSchema = z
  .discriminatedUnion('do', [
    /**
     * Joins the study, or changes how; `client` is a random text that the page stores, which identifies a spectator after a lost
     * connection, and `name` a spectator's.
     */
    z.strictObject({ do: z.literal('attend'), client, name: name.exactOptional(), follows: z.boolean() }),
    /** Takes part no longer. */
    z.strictObject({ do: z.literal('depart') }),
    /** Takes the lead, if it is free or a spectator has it and a player asks. */
    z.strictObject({ do: z.literal('lead'), moment: MomentSchema }),
    /** The leader gives the lead to the attendee with that mark, or to nobody. */
    z.strictObject({ do: z.literal('yield'), to: z.string().max(32).nullable() }),
    /** The leader goes to another moment, and the drawings vanish. */
    z.strictObject({ do: z.literal('show'), moment: MomentSchema }),
    /** The leader lets all attendees draw, or not. */
    z.strictObject({ do: z.literal('allow'), everyone: z.boolean() }),
    /** On the leader's `moment`, as `clear`. */
    z.strictObject({ do: z.literal(['draw', 'erase']), moment: MomentSchema, drawing: DrawingSchema }),
    z.strictObject({ do: z.literal('clear'), moment: MomentSchema }),
  ])
  .readonly();
export type StudyAct = z.infer<typeof StudyActSchema>;

/** The schema of a request with these fields, besides its number. */
const request = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ n: number, ...shape }).readonly();

/*
 * Requests before a match: about seats, and those of the creator of a table. All but `ban`, `pick`, `hire` and the `listed` of `setTable` end when the last
 * seat is taken and every player is ready; after that armies are banned and picked, mercenaries (P1) are hired, and the match starts.
 */
const LOBBY_SCHEMAS = {
  /**
   * Takes a free seat; the first free one unless `seat` says which. A key that already holds a seat gets no other one: the answer is the
   * seat it holds, so the request may be repeated at any time. Its only use for a second seat is `also`.
   */
  sit: request({
    seat: seat.exactOptional(),
    key,
    /** Required where players choose an army when they sit down, refused elsewhere. */
    army: army.exactOptional(),
    name,
    /**
     * The page's contribution to the seed of the match: 16 random bytes in the form of a key, drawn after the page has seen the table's
     * `commitment`. It is stored with the seat and published when the match starts.
     */
    contribution: contribution.exactOptional(),
    /** The key of the sender's profile, whose crest the seat shows. The server ignores an unknown one. */
    profile: key.exactOptional(),
    /** The match is to wait, also when every seat is taken, until this player is ready (`ready`). */
    waitsForReady: z.literal(true).exactOptional(),
    /** The record of the match may have the names of the players, if all of them say so. */
    named: z.literal(true).exactOptional(),
    /** A program plays: the seat says so to everybody. */
    program: z.literal(true).exactOptional(),
    /** O5: `seat` is to be commanded by the same person as the seat that `key` holds. Only in one team. */
    also: z.literal(true).exactOptional(),
  }),
  /**
   * Says whether the player of a seat is ready for the match; a player who sits down is ready unless `waitsForReady` says otherwise. When
   * every seat is taken, a player may say it for another one who is away (`SeatView.absent`). `contribution`: what the player's page adds to
   * the seed from now on, as in `sit`; of the holder of the seat only.
   */
  ready: request({ seat, ready: z.boolean(), contribution: contribution.exactOptional() }),
  /** Takes back, at any time, that the record may have the names (`named`): for all seats of the person who holds this one. */
  withholdName: request({ seat }),
  /** Leaves a seat. Its key no longer opens it. */
  leaveSeat: request({ seat }),
  /** Changes the army or name of one's seat. */
  changeSeat: request({ seat, army: army.exactOptional(), name: name.exactOptional() }),
  /**
   * Bans an army, when it is the seat's turn to (`TableView.choosing`, `banning`): no seat can pick it. In turn order each
   * seat bans one, as long as enough are left: one for each seat, or two where several may have the same (O7).
   */
  ban: request({ seat, army }),
  /** Picks the army of a seat, when it is the seat's turn to; the seat that bans first picks last. */
  pick: request({ seat, army }),
  /** P1: takes a mercenary, named by its id, when it is the seat's turn to (`TableView.hiring`). */
  hire: request({ seat, mercenary: z.string().max(40) }),
  /** The creator swaps two seats with their players. */
  swap: request({ seats: z.tuple([seat, seat]).readonly() }),
  /** The creator lists the table publicly or not (until the match is over), lets programs take seats or not, or sets the starting player. */
  setTable: request({
    listed: z.boolean().exactOptional(),
    programs: z.boolean().exactOptional(),
    startingSeat: startingSeat.exactOptional(),
  }),
  /**
   * The creator replaces the options of the table. Players keep their seats as far as the new number allows; if they choose armies, a
   * player without one, or with a duplicate, gets any free one.
   */
  configure: request({
    /** Missing options default to `DEFAULT_OPTIONS`. */
    options: SomeOptionsSchema,
    /** More than there are players, who take the last free seat by sitting down; or as many, while one of them is not ready. */
    seats: count,
    startingSeat,
    armySelection,
    forecast: z.boolean(),
    /** `single` by default. */
    seriesKind: seriesKind.exactOptional(),
  }),
  /** The creator seats a computer player, on the first free seat by default; where armies are chosen, with any by default. `soldier` is the default `level`. */
  addBot: request({ seat: seat.exactOptional(), army: army.exactOptional(), level: z.enum(LEVELS).exactOptional() }),
  /** The creator removes an empty seat, if the mode allows fewer players; those after it move up by one. */
  removeSeat: request({ seat }),
  /** The creator adds an empty seat behind the others, if the mode allows more players. */
  addSeat: request({}),
  /** The creator removes a computer player. */
  removeBot: request({ seat }),
  /** The creator removes a person from all seats of their key, which cannot sit down at this table again. */
  kick: request({ seat }),
};

const SCHEMAS = {
  ...LOBBY_SCHEMAS,
  /**
   * Plays an intent. `client` is a random text that the page creates when it loads and keeps over reconnections; (seat, client, n)
   * identifies an intent forever. A repetition with the same content gets the same `ack` and has no effect. The same with other content, or
   * an `n` below the last accepted one that was never accepted: `number-used`. A refused `n` may be reused.
   */
  intent: request({
    client,
    seat,
    /** The notation reads intents and terrain, here as in records. */
    intent: notated(readIntent),
    /** The `seq` the page saw when its player decided; if the match has moved on, the intent is refused as `stale`. */
    after: count.exactOptional(),
  }),
  /** Requests the history from intent number `from` on (1 is the first). Open to spectators, too (S2). */
  history: request({ from: number }),
  /**
   * Proposes something on behalf of a seat. It is carried out when everybody it concerns agrees: at once, if that is nobody else.
   * `about`: for `substitute`, the seat that a computer player is to play for.
   */
  propose: request({
    seat,
    kind: z.enum(PROPOSALS).exclude(['reseat']),
    about: seat.exactOptional(),
    /** For `rematch`: what the page adds to its seed, as in `sit`, drawn after it has seen `nextCommitment`. */
    contribution: contribution.exactOptional(),
  }),
  /**
   * Agrees to an open proposal or declines it; its proposer withdraws it by declining. A creator without a seat names any seat.
   * `contribution`: for `rematch`, as in `propose`.
   */
  answer: request({ seat, proposal: count, agree: z.boolean(), contribution: contribution.exactOptional() }),
  /**
   * A spectator asks for the seat of a player who has been away for long and has lost the key. In the lobby one of the others must agree,
   * later all people of other seats. The seat changes hands when they have agreed and `ProposalView.from` has come: from then on `key`
   * opens it. The request ends when the player returns. A repetition with the same key gets the same answer, and gives the seat if that is
   * possible now.
   */
  reseat: request({ seat, key }),
  /** Takes the seat back from the computer player that plays for it. */
  return: request({ seat }),
  /**
   * Sends a line: either `text` or `emote`. A player has the name of the seat; a spectator the `name` given here. `to`: only the speaker's
   * team may read it.
   */
  say: request({
    text: z.string().max(2000).exactOptional(),
    emote: z.enum(EMOTES).exactOptional(),
    name: name.exactOptional(),
    to: z.literal('team').exactOptional(),
  }).refine(({ text, emote }) => (text === undefined) !== (emote === undefined), 'either a text or an emote'),
  /** Any player, or the creator, mutes spectators or not. */
  muteSpectators: request({ muted: z.boolean() }),
  /** Points out a hex to the clients of the seat's team. */
  ping: request({ seat, at: hex }),
  /**
   * For slow games: sets the address that the server calls when it is the seat's turn and the seat has no connection. Null removes it;
   * without `url` nothing changes, and the answer is the current one.
   */
  webhook: request({
    seat,
    url: z.string().max(1000).nullable().exactOptional(),
    /** The language of the page, like `en`: services for people get a sentence in it. */
    language: z.string().max(16).exactOptional(),
  }),
  /** Sent by a page with a push subscription whenever it becomes visible or hidden: a hidden page does not count as looked at. */
  visibility: request({
    visible: z.boolean(),
    /** The page has notified its user itself: the server need not call for the same. */
    notified: z.literal(true).exactOptional(),
  }),
  /**
   * Requests the running match as a file. Only from a client that holds the seats of all people, because the file contains the order of the
   * draw piles; from then on `TableView.drawKnown` says that it is known.
   */
  save: request({}),
  /** Takes part in the study of a finished match. */
  study: request({ act: StudyActSchema }),
};

/** Requests by the name of their message. */
export type Requests = { readonly [T in keyof typeof SCHEMAS]: z.infer<(typeof SCHEMAS)[T]> };
export type RequestType = keyof Requests;

/** The requests before a match, by the name of their message. */
export type LobbyRequests = Pick<Requests, keyof typeof LOBBY_SCHEMAS>;

/** The schema of every request, by the name of its message. */
export const REQUEST_SCHEMAS: { readonly [T in RequestType]: z.ZodType<Requests[T]> } = SCHEMAS;

export const isRequestType = (type: unknown): type is RequestType => typeof type === 'string' && Object.hasOwn(REQUEST_SCHEMAS, type);
