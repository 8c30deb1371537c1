import { LEVELS } from '../model/computer.js';
import { z } from 'zod';
import type { Moment } from '../model/moment.js';
import { ARMY_IDS } from '../model/tile.js';
import { readIntent } from '../notation/intent.js';
import { EMOTES } from './chat.js';
import type { SavedRequest } from './saved.js';
import { STARTING_SEATS, ARMY_SELECTIONS, SEAT_KEY } from './lobby.js';
import { MOST_KEYS_BROUGHT, type CreateOptions, type JoinOptions, type Requests, type RequestType } from './messages.js';
import { PROPOSALS } from './proposals.js';
import { DRAWING_COLORS, MAX_MOMENT, type StudyDrawing, type StudyAct } from './study.js';
import { reading, type Reader, isObject } from '../notation/readers.js';
import { isClock, type Clock } from '../model/clock.js';
import { DEFAULT_OPTIONS, forOptions, MODES, type OptionName, type Options } from '../model/options.js';
import { readTerrain, readTurrets } from '../notation/terrain.js';

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
 * The shapes of what a page sends (`messages.ts` says what it means). Unknown fields are refused, never ignored.
 * Only the server reads this file, so a page does not load the library for it.
 */

const count = z.int().min(0).max(1_000_000_000);
const number = count.min(1);
const seat = z.int().min(0).max(3);
const army = z.enum(ARMY_IDS);
const key = z.string().regex(SEAT_KEY);
/** Random bytes have the same form, whatever they are for. */
const contribution = key;
const startingSeat = z.enum(STARTING_SEATS);
/** A random text of a page. */
const client = z.string().regex(/^[\w-]{8,32}$/);
/** Longer than a name may be: what is too long is cut, not refused. */
const name = z.string().max(200);

/** The notation reads intents and terrain, here as in records. */
const intent = notated(readIntent);

const protocol = count;

export const CreateOptionsSchema: z.ZodType<CreateOptions> = z.strictObject({
  protocol,
  options: SomeOptionsSchema.exactOptional(),
  seats: count.exactOptional(),
  listed: z.boolean().exactOptional(),
  startingSeat: startingSeat.exactOptional(),
  armySelection: z.enum(ARMY_SELECTIONS).exactOptional(),
  forecast: z.boolean().exactOptional(),
  key: key.exactOptional(),
  names: z.array(name).max(4).exactOptional(),
});

export const JoinOptionsSchema: z.ZodType<JoinOptions> = z.strictObject({
  protocol,
  keys: z.array(z.string().max(64)).max(MOST_KEYS_BROUGHT).exactOptional(),
  profile: z.string().max(64).exactOptional(),
});

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

const StudyActSchema: z.ZodType<StudyAct> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('attend'), client, name: name.exactOptional(), follows: z.boolean() }),
  z.strictObject({ do: z.literal('depart') }),
  z.strictObject({ do: z.literal('lead'), moment: MomentSchema }),
  z.strictObject({ do: z.literal('yield'), to: z.string().max(32).nullable() }),
  z.strictObject({ do: z.literal('show'), moment: MomentSchema }),
  z.strictObject({ do: z.literal('allow'), everyone: z.boolean() }),
  z.strictObject({ do: z.literal(['draw', 'erase']), moment: MomentSchema, drawing: DrawingSchema }),
  z.strictObject({ do: z.literal('clear'), moment: MomentSchema }),
]);

/** The shape of every request, by the name of its message. */
export const REQUEST_SCHEMAS: { readonly [T in RequestType]: z.ZodType<Requests[T]> } = {
  sit: z.strictObject({
    n: number,
    seat: seat.exactOptional(),
    key,
    army: army.exactOptional(),
    name,
    contribution: contribution.exactOptional(),
    profile: key.exactOptional(),
    waitsForReady: z.literal(true).exactOptional(),
    named: z.literal(true).exactOptional(),
    also: z.literal(true).exactOptional(),
  }),
  ready: z.strictObject({ n: number, seat, ready: z.boolean() }),
  withholdName: z.strictObject({ n: number, seat }),
  leaveSeat: z.strictObject({ n: number, seat }),
  changeSeat: z.strictObject({ n: number, seat, army: army.exactOptional(), name: name.exactOptional() }),
  ban: z.strictObject({ n: number, seat, army }),
  pick: z.strictObject({ n: number, seat, army }),
  hire: z.strictObject({ n: number, seat, mercenary: z.string().max(40) }),
  swap: z.strictObject({ n: number, seats: z.tuple([seat, seat]).readonly() }),
  setTable: z.strictObject({ n: number, listed: z.boolean().exactOptional(), startingSeat: startingSeat.exactOptional() }),
  configure: z.strictObject({
    n: number,
    options: SomeOptionsSchema,
    seats: count,
    startingSeat,
    armySelection: z.enum(ARMY_SELECTIONS),
    forecast: z.boolean(),
  }),
  addBot: z.strictObject({ n: number, seat: seat.exactOptional(), army: army.exactOptional(), level: z.enum(LEVELS).exactOptional() }),
  removeSeat: z.strictObject({ n: number, seat }),
  addSeat: z.strictObject({ n: number }),
  removeBot: z.strictObject({ n: number, seat }),
  kick: z.strictObject({ n: number, seat }),
  intent: z.strictObject({
    n: number,
    client,
    seat,
    intent,
    after: count.exactOptional(),
  }),
  history: z.strictObject({ n: number, from: number }),
  propose: z.strictObject({
    n: number,
    seat,
    kind: z.enum(PROPOSALS).exclude(['reseat']),
    about: seat.exactOptional(),
    contribution: contribution.exactOptional(),
  }),
  answer: z.strictObject({ n: number, seat, proposal: count, agree: z.boolean(), contribution: contribution.exactOptional() }),
  reseat: z.strictObject({ n: number, seat, key }),
  return: z.strictObject({ n: number, seat }),
  say: z
    .strictObject({
      n: number,
      text: z.string().max(2000).exactOptional(),
      emote: z.enum(EMOTES).exactOptional(),
      name: name.exactOptional(),
      to: z.literal('team').exactOptional(),
    })
    .refine(({ text, emote }) => (text === undefined) !== (emote === undefined), 'either a text or an emote'),
  muteSpectators: z.strictObject({ n: number, muted: z.boolean() }),
  ping: z.strictObject({ n: number, seat, at: hex }),
  webhook: z.strictObject({
    n: number,
    seat,
    url: z.string().max(1000).nullable().exactOptional(),
    language: z.string().max(16).exactOptional(),
  }),
  visibility: z.strictObject({ n: number, visible: z.boolean(), notified: z.literal(true).exactOptional() }),
  save: z.strictObject({ n: number }),
  study: z.strictObject({ n: number, act: StudyActSchema }),
};

export const isRequestType = (type: unknown): type is RequestType => typeof type === 'string' && Object.hasOwn(REQUEST_SCHEMAS, type);

/** The form of `POST /api/saved`; the notation reads the record. */
export const SavedRequestSchema: z.ZodType<SavedRequest> = z.strictObject({
  record: z.unknown(),
  keys: z.array(key.nullable()).min(1).max(4),
});
