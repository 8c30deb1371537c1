import { z } from 'zod';
import {
  BotEventSchema,
  BotIntentSchema,
  BotIntentsSchema,
  BotLineSchema,
  BotPlayedSchema,
  BotResignSchema,
  BotSaySchema,
  BotSeatedSchema,
  BotSitSchema,
} from '@hexfall/shared/protocol/bots';
import {
  ActRequestSchema,
  ClaimAnswerSchema,
  ClaimRequestSchema,
  CompetitionRequestSchema,
  EntrantRequestSchema,
  HereRequestSchema,
  InvitationRequestSchema,
} from '@hexfall/shared/protocol/competitions';
import {
  AddressBanRequestSchema,
  BroughtKeysSchema,
  ForgetRequestSchema,
  InviteRequestSchema,
  MineRequestSchema,
  NewsRequestSchema,
  NoticeRequestSchema,
  PersonRequestSchema,
  ProfileFaceSchema,
  ProfileRequestSchema,
  RenewRequestSchema,
  RenewSubscriptionRequestSchema,
  SavedRequestSchema,
  SubscribeRequestSchema,
  UnbanRequestSchema,
} from '@hexfall/shared/protocol/httpRequests';
import { CreateOptionsSchema, JoinOptionsSchema } from '@hexfall/shared/protocol/requests';
import { type RouteName, ROUTES, type RouteTraits } from './routes.js';

/*
 * docs/openapi.json: every route, with the shapes of what is sent. `npm run openapi` writes it.
 */

/** What a document of the API says of a route besides its path. */
interface About {
  /** What it does, in a few words. */
  readonly text: string;
  readonly body?: z.ZodType;
  /** What it answers, where a shape says so; docs/protocol.md describes all others. */
  readonly answer?: z.ZodType;
  /** The status of success; 200 by default. */
  readonly status?: number;
  /** What it answers if it is not JSON. */
  readonly type?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What has to be in the header `Authorization`; nothing by default. */
  readonly bearer?: keyof typeof BEARERS;
}

const BEARERS = {
  bot: 'The token of a bot, or the key of a seat: docs/bots.md.',
  profile: 'The key of a player card.',
  competition: 'The key of the organizer or of an entrant: docs/competitions.md.',
  operator: 'The token of the operator.',
} as const;

const PNG = { type: 'image/png' } as const;
const bot = { bearer: 'bot' } as const;
const card = { bearer: 'profile' } as const;
const competition = { bearer: 'competition' } as const;
const operator = { bearer: 'operator' } as const;
const LINES = 'application/x-ndjson';

const ABOUT: { readonly [N in RouteName]: About } = {
  'GET /healthz': { text: 'Whether the server is alive.', type: 'text/plain' },
  'GET /readyz': { text: 'Whether the server can serve requests.', type: 'text/plain' },
  'GET /metrics': { text: 'Metrics for the operator.', type: 'text/plain' },
  'POST /matchmake/create/:name': { text: 'Creates a table, for the SDK of Colyseus.', body: CreateOptionsSchema },
  'POST /matchmake/joinById/:name': { text: 'Joins a table, for the SDK of Colyseus.', body: JoinOptionsSchema },
  'GET /api/version': { text: 'The versions of program, protocol and rules.' },
  'GET /api/notice': { text: "The operator's notice." },
  'GET /api/tables': { text: 'The public tables.' },
  'POST /api/quick': { text: 'A duel where a player waits, or a new one.' },
  'POST /api/mine': { text: 'The tables that one has keys for.', body: MineRequestSchema },
  'POST /api/saved': { text: 'A new table where a saved match goes on.', body: SavedRequestSchema },
  'GET /api/matches/:code': { text: 'Phase, options, players and intents of a table; the names alone of a sealed one.' },
  'POST /api/matches/:code/open': { text: 'Activates a table, so that it can be joined.', body: BroughtKeysSchema },
  'GET /api/matches/:code/record': { text: 'The record of a match that is over, and all of its deal.' },
  'GET /api/picture.png': { text: 'A general picture.', ...PNG },
  'GET /api/tables/:code/picture.png': { text: 'A picture of a table.', ...PNG },
  'GET /api/tables/:code/board.svg': { text: 'The board of a table.', type: 'image/svg+xml' },
  'GET /api/puzzles/:id/picture.png': { text: 'A picture of a puzzle.', ...PNG },
  'GET /api/sandbox/picture.png': { text: 'A picture of a position.', query: { p: 'The position, as links have it.' }, ...PNG },
  'GET /api/push': { text: 'The key for subscriptions to push messages.' },
  'POST /api/push': { text: 'Subscribes a browser.', body: SubscribeRequestSchema },
  'POST /api/push/renew': { text: 'Replaces a subscription.', body: RenewSubscriptionRequestSchema },
  'POST /api/push/forget': { text: 'Ends a subscription.', body: ForgetRequestSchema },
  'POST /api/profiles': { text: 'Makes a player card.', body: ProfileRequestSchema },
  'GET /api/profile': { text: 'A player card.', ...card },
  'PUT /api/profile': { text: 'Changes name and crest.', body: ProfileFaceSchema, ...card },
  'DELETE /api/profile': { text: 'Deletes a player card.', status: 204, ...card },
  'POST /api/profile/renew': { text: 'Gives a player card another key.', body: RenewRequestSchema, status: 204, ...card },
  'DELETE /api/profile/tables/:code': { text: 'Forgets a table.', status: 204, ...card },
  'GET /api/profile/statistics': { text: 'The statistics.', ...card },
  'DELETE /api/profile/statistics': { text: 'Begins the statistics again.', status: 204, ...card },
  'GET /api/profile/people': { text: 'The people one has played with.', ...card },
  'POST /api/profile/people/:id': { text: 'Shows oneself to a person, or blocks one.', body: PersonRequestSchema, status: 204, ...card },
  'DELETE /api/profile/people/:id': { text: 'Removes a person.', status: 204, ...card },
  'POST /api/profile/news': { text: 'Who is there, and who invites.', body: NewsRequestSchema, ...card },
  'POST /api/profile/invitations': { text: 'Invites a person to a new table.', body: InviteRequestSchema, ...card },
  'DELETE /api/profile/invitations/:id': { text: 'Declines or withdraws an invitation.', status: 204, ...card },
  'GET /api/ratings': {
    ...{ text: 'The best of the season in a mode; the row of who asks is marked.', query: { mode: 'The mode; `duel` by default.' } },
    ...card,
  },
  'GET /api/bot/events': { text: 'The tables of a bot, as lines.', answer: BotEventSchema, type: LINES, ...bot },
  'POST /api/bot/tables/:code/seats': {
    ...{ text: 'Takes a seat, or comes back to it.', body: BotSitSchema, answer: BotSeatedSchema, status: 201 },
    ...bot,
  },
  'GET /api/bot/tables/:code/stream': {
    ...{ text: 'What happens at a table, and what there is to do, as lines.', answer: BotLineSchema, type: LINES },
    query: {
      from: 'Goes on after that many intents; with the next one by default.',
      wait: 'Answers as soon as there is something to tell or to do, and after that many seconds at most (25); a stream without it.',
    },
    ...bot,
  },
  'GET /api/bot/tables/:code/intents': {
    ...{ text: 'The legal intents of a seat.', answer: BotIntentsSchema, query: { seat: 'The number of the seat, from 0.' } },
    ...bot,
  },
  'POST /api/bot/tables/:code/intents': { text: 'Plays an intent.', body: BotIntentSchema, answer: BotPlayedSchema, ...bot },
  'POST /api/bot/tables/:code/resign': { text: 'Resigns.', body: BotResignSchema, answer: BotPlayedSchema, ...bot },
  'POST /api/bot/tables/:code/say': { text: 'Says a line in the chat.', body: BotSaySchema, status: 204, ...bot },
  'GET /api/competitions': {
    text: 'The listed competitions.',
    query: { codes: 'Those with these codes, too, separated by commas: 50 at most.' },
  },
  'POST /api/competitions': {
    ...{ text: 'Makes a competition, organized by who has the key.', body: CompetitionRequestSchema, status: 201 },
    ...competition,
  },
  'GET /api/competitions/:code': {
    text: 'A competition as it stands.',
    query: {
      after: 'Answers 304 if this is still its version.',
      wait: 'With it: waits for another version, for that many seconds at most (25).',
    },
    ...competition,
  },
  'POST /api/competitions/:code/entrants': {
    ...{
      text: 'Enters a competition, founds a team or joins one; the key opens the own seats at its tables.',
      body: EntrantRequestSchema,
      status: 201,
    },
    ...competition,
  },
  'POST /api/competitions/:code/invitation': {
    ...{ text: 'Replaces the invitation to a team, as its captain.', body: InvitationRequestSchema, status: 204 },
    ...competition,
  },
  'POST /api/competitions/:code/acts': {
    ...{ text: 'Does something in a competition, as an entrant or as its organizer.', body: ActRequestSchema, status: 204 },
    ...competition,
  },
  'POST /api/competitions/:code/here': {
    text: 'Checks in for a round, or waits in an arena for the next opponent.',
    body: HereRequestSchema,
    status: 204,
    ...competition,
  },
  'POST /api/competitions/:code/claims': {
    ...{ text: 'Asks for the place of somebody who has lost its key, with another one.', body: ClaimRequestSchema, status: 201 },
    ...competition,
  },
  'POST /api/competitions/:code/claims/:id': {
    ...{ text: 'Gives a place to the key that asks for it, or does not, as the organizer.', body: ClaimAnswerSchema, status: 204 },
    ...competition,
  },
  'GET /api/competitions/:code/wall': {
    text: 'The boards of the last round, as everybody may see them.',
    query: { after: 'Only those that have changed since this version; 304 if none has.' },
  },
  'GET /api/competitions/:code/table.json': { text: 'The table of a competition.' },
  'GET /api/competitions/:code/table.csv': { text: 'The table of a competition for spreadsheets.', type: 'text/csv' },
  'GET /api/admin/status': { text: 'How the server is.', ...operator },
  'PUT /api/admin/notice': { text: 'Sets or removes the notice.', body: NoticeRequestSchema, status: 204, ...operator },
  'GET /api/admin/bans': { text: 'The banned addresses.', ...operator },
  'POST /api/admin/bans': { text: 'Bans addresses.', body: AddressBanRequestSchema, status: 204, ...operator },
  'POST /api/admin/bans/remove': { text: 'Removes a ban.', body: UnbanRequestSchema, status: 204, ...operator },
  'DELETE /api/admin/tables/:code': { text: 'Deletes a table.', status: 204, ...operator },
  'POST /api/admin/backup': { text: 'A backup.', type: 'application/gzip', ...operator },
};

/** The JSON Schema of what is sent. What the notation reads is described elsewhere. */
const schemaOf = (schema: z.ZodType): unknown => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
};

/** In the document, parameters of paths are in braces. */
const PARAMETER = /:(\w+)/g;

const parametersOf = (path: string, query: Readonly<Record<string, string>>): unknown[] => [
  ...Array.from(path.matchAll(PARAMETER), ([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...Object.entries(query).map(([name, description]) => ({ name, in: 'query', description, schema: { type: 'string' } })),
];

const operationOf = (
  path: string,
  { text, body, answer, status = 200, type = 'application/json', query = {}, bearer }: About,
  traits: RouteTraits,
): object => {
  const parameters = parametersOf(path, query);
  const content = { [type]: answer ? { schema: schemaOf(answer) } : {} };
  return {
    summary: text,
    ...(parameters.length > 0 && { parameters }),
    ...(bearer && { security: [{ [bearer]: [] }] }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: {
      [String(status)]: { description: 'Done.', ...(status !== 204 && { content }) },
      ...(traits.isForMachines ? {} : { default: { $ref: '#/components/responses/Refused' } }),
    },
  };
};

/** The description of the HTTP API, as OpenAPI 3.1. */
export const openApi = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const [method = '', path = ''] = name.split(' ');
    const place = (paths[path.replace(PARAMETER, '{$1}')] ??= {});
    place[method.toLowerCase()] = operationOf(path, ABOUT[name], ROUTES[name]);
  }
  const error = z.object({
    code: z.string().meta({ description: 'A word for programs.' }),
    message: z.string().meta({ description: 'One English sentence.' }),
    rule: z.string().optional().meta({ description: 'The clause of docs/rules.md that forbids it.' }),
    retryAfterMs: z.number().optional().meta({ description: 'When to try again, in milliseconds; also in the header Retry-After.' }),
    to: z.string().optional().meta({ description: 'The address of the server that has the table now.' }),
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Hexfall', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      responses: { Refused: { description: 'Refused.', content: { 'application/json': { schema: schemaOf(error) } } } },
      securitySchemes: Object.fromEntries(
        Object.entries(BEARERS).map(([name, description]) => [name, { type: 'http', scheme: 'bearer', description }]),
      ),
    },
  };
};
