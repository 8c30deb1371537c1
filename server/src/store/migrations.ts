import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';
import type { DatabaseTraits } from './DatabaseTraits.js';

/** Steps by their names, which are done in the order of these. */
export type Steps = Readonly<Record<string, Migration>>;

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const initiallyZero: Column = (column) => column.notNull().defaultTo(0);
/** The row is deleted with its match, … */
const ofMatch: Column = (column) => column.notNull().references('match.code').onDelete('cascade');
/** … with the profile … */
const ofProfile: Column = (column) => column.notNull().references('profile.id').onDelete('cascade');

/** … or with the bot. */
const ofBot: Column = (column) => column.notNull().references('bot.id').onDelete('cascade');

/** … or with the competition. */
const ofCompetition: Column = (column) => column.notNull().references('competition.code').onDelete('cascade');

/** Steps that bring a database of an older version up to date. Never change one: add the next. */
export const stepsFor = ({ milliseconds }: DatabaseTraits): Steps => ({
  '0001-baseline': {
    up: async ({ schema }: Kysely<unknown>): Promise<void> => {
      await schema
        .createTable('match')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('rules', 'integer', required)
        .addColumn('setup', 'text', required)
        .addColumn('finished', 'integer', required)
        .addColumn('listed', 'integer', required)
        .addColumn('people', 'integer', required)
        .addColumn('free', 'integer', required)
        .addColumn('unjoined', 'integer', required)
        .addColumn('changed', milliseconds, required)
        .addColumn('owner', 'text')
        .addColumn('epoch', 'integer', required)
        .addColumn('timed', 'integer', required)
        .addColumn('due', milliseconds)
        .addColumn('moved', 'text')
        .execute();
      await schema.createIndex('match_free').on('match').columns(['free', 'changed']).execute();
      await schema.createIndex('match_unjoined').on('match').columns(['unjoined', 'changed']).execute();
      await schema.createIndex('match_owner').on('match').column('owner').execute();
      await schema.createIndex('match_due').on('match').column('due').execute();
      await schema
        .createTable('intent')
        .addColumn('match', 'text', ofMatch)
        .addColumn('seq', 'integer', required)
        .addColumn('player', 'integer', required)
        .addColumn('intent', 'text', required)
        .addColumn('client', 'text', required)
        .addColumn('n', 'integer', required)
        .addColumn('clock', 'text')
        .addColumn('epoch', 'integer', required)
        .addPrimaryKeyConstraint('intent_in_match', ['match', 'seq'])
        .execute();
      await schema
        .createTable('chat')
        .addColumn('match', 'text', ofMatch)
        .addColumn('team', 'integer', required)
        .addColumn('n', 'integer', required)
        .addColumn('at', milliseconds, required)
        .addColumn('by', 'text', required)
        .addColumn('name', 'text', required)
        .addColumn('seated', 'integer', required)
        .addColumn('text', 'text', required)
        .addColumn('emote', 'text')
        .addPrimaryKeyConstraint('chat_of_match', ['match', 'team', 'n'])
        .execute();
      await schema
        .createTable('study')
        .addColumn('match', 'text', (column) => column.primaryKey().references('match.code').onDelete('cascade'))
        .addColumn('content', 'text', required)
        .execute();
      await schema
        .createTable('playback')
        .addColumn('match', 'text', (column) => column.primaryKey().references('match.code').onDelete('cascade'))
        .addColumn('content', 'text', required)
        .execute();
      await schema
        .createTable('position')
        .addColumn('match', 'text', ofMatch)
        .addColumn('rules', 'integer', required)
        .addColumn('seq', 'integer', required)
        .addColumn('content', 'text', required)
        .addPrimaryKeyConstraint('position_of_match', ['match', 'rules'])
        .execute();
      await schema
        .createTable('process')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('since', milliseconds, required)
        .addColumn('seen', milliseconds, required)
        .execute();
      await schema
        .createTable('ban')
        .addColumn('network', 'text', (column) => column.primaryKey())
        .addColumn('reason', 'text', required)
        .addColumn('since', milliseconds, required)
        .execute();
      await schema
        .createTable('notice')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('text', 'text', required)
        .addColumn('since', milliseconds, required)
        .execute();
      await schema
        .createTable('vapid')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('publicKey', 'text', required)
        .addColumn('privateKey', 'text', required)
        .execute();
      await schema
        .createTable('profile')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', required)
        .addColumn('shape', 'text', required)
        .addColumn('color', 'text', required)
        .addColumn('used', milliseconds, required)
        .addColumn('seen', milliseconds)
        .addColumn('presence', 'text')
        .addColumn('statistics', 'text')
        .addColumn('since', milliseconds, required)
        .execute();
      await schema.createIndex('profile_used').on('profile').column('used').execute();
      await schema
        .createTable('profile_seat')
        .addColumn('profile', 'text', ofProfile)
        .addColumn('match', 'text', ofMatch)
        .addColumn('key', 'text', required)
        .addColumn('counted', 'integer', required)
        .addColumn('tallied', 'integer', initiallyZero)
        .addPrimaryKeyConstraint('seat_of_profile', ['profile', 'match'])
        .execute();
      await schema.createIndex('profile_seat_match').on('profile_seat').column('match').execute();
      await schema
        .createTable('browser')
        .addColumn('endpoint', 'text', (column) => column.primaryKey())
        .addColumn('profile', 'text', (column) => column.references('profile.id').onDelete('set null'))
        .addColumn('p256dh', 'text', required)
        .addColumn('auth', 'text', required)
        .addColumn('language', 'text', required)
        .addColumn('origin', 'text', required)
        .addColumn('at', milliseconds, required)
        .execute();
      await schema.createIndex('browser_profile').on('browser').column('profile').execute();
      await schema
        .createTable('browser_seat')
        .addColumn('match', 'text', ofMatch)
        .addColumn('holder', 'text', required)
        .addColumn('endpoint', 'text', (column) => column.notNull().references('browser.endpoint').onDelete('cascade'))
        .addPrimaryKeyConstraint('seat_of_browser', ['match', 'holder', 'endpoint'])
        .execute();
      await schema.createIndex('browser_seat_endpoint').on('browser_seat').column('endpoint').execute();
      await schema
        .createTable('called')
        .addColumn('match', 'text', ofMatch)
        .addColumn('holder', 'text', required)
        .addColumn('what', 'text', required)
        .addPrimaryKeyConstraint('call_of_seat', ['match', 'holder'])
        .execute();
      await schema
        .createTable('person')
        .addColumn('profile', 'text', ofProfile)
        .addColumn('other', 'text', ofProfile)
        .addColumn('match', 'text', (column) => column.references('match.code').onDelete('set null'))
        .addColumn('at', milliseconds, required)
        .addColumn('times', 'integer', required)
        .addColumn('shows', 'integer', initiallyZero)
        .addColumn('blocked', 'integer', initiallyZero)
        .addPrimaryKeyConstraint('person_of_profile', ['profile', 'other'])
        .execute();
      await schema.createIndex('person_other').on('person').column('other').execute();
      await schema.createIndex('person_match').on('person').column('match').execute();
      await schema
        .createTable('invitation')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('sender', 'text', ofProfile)
        .addColumn('recipient', 'text', ofProfile)
        .addColumn('match', 'text', ofMatch)
        .addColumn('at', milliseconds, required)
        .addColumn('declined', 'integer', initiallyZero)
        .addUniqueConstraint('invitation_between', ['sender', 'recipient'])
        .execute();
      await schema.createIndex('invitation_recipient').on('invitation').column('recipient').execute();
      await schema.createIndex('invitation_match').on('invitation').column('match').execute();
      await schema
        .createTable('bot')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('since', milliseconds, required)
        .execute();
      await schema
        .createTable('bot_seat')
        .addColumn('match', 'text', ofMatch)
        .addColumn('bot', 'text', ofBot)
        .addPrimaryKeyConstraint('seat_of_bot', ['bot', 'match'])
        .execute();
      await schema.createIndex('bot_seat_match').on('bot_seat').column('match').execute();
    },
  },
  '0002-competitions': {
    up: async ({ schema }: Kysely<unknown>): Promise<void> => {
      await schema
        .createTable('competition')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', required)
        .addColumn('organizer', 'text', required)
        .addColumn('regulations', 'text', required)
        .addColumn('options', 'text', required)
        .addColumn('listed', 'integer', required)
        .addColumn('seq', 'integer', required)
        .addColumn('phase', 'text', required)
        .addColumn('round', 'integer', required)
        .addColumn('changed', milliseconds, required)
        .addColumn('served', milliseconds, required)
        .execute();
      await schema.createIndex('competition_phase').on('competition').columns(['phase', 'changed']).execute();
      await schema
        .createTable('competition_act')
        .addColumn('competition', 'text', ofCompetition)
        .addColumn('seq', 'integer', required)
        .addColumn('at', milliseconds, required)
        .addColumn('by', 'text', required)
        .addColumn('act', 'text', required)
        .addColumn('note', 'text')
        .addPrimaryKeyConstraint('act_of_competition', ['competition', 'seq'])
        .execute();
      await schema
        .createTable('entrant')
        .addColumn('competition', 'text', ofCompetition)
        .addColumn('entrant', 'integer', required)
        .addColumn('person', 'integer', required)
        .addColumn('name', 'text', required)
        .addColumn('key', 'text', required)
        .addColumn('here', 'integer', initiallyZero)
        .addColumn('contribution', 'text')
        .addPrimaryKeyConstraint('entrant_of_competition', ['competition', 'entrant', 'person'])
        .addUniqueConstraint('entrant_key', ['competition', 'key'])
        .execute();
      await schema
        .createTable('team')
        .addColumn('competition', 'text', ofCompetition)
        .addColumn('entrant', 'integer', required)
        .addColumn('name', 'text', required)
        .addColumn('invitation', 'text')
        .addPrimaryKeyConstraint('team_of_competition', ['competition', 'entrant'])
        .execute();
      await schema
        .createTable('deal')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('competition', 'text', ofCompetition)
        .addColumn('secret', 'text', required)
        .addColumn('contributions', 'text', required)
        .addColumn('seed', 'text')
        .addColumn('opened', milliseconds)
        .execute();
      await schema.createIndex('deal_competition').on('deal').column('competition').execute();
      await schema
        .createTable('competition_match')
        .addColumn('competition', 'text', ofCompetition)
        .addColumn('round', 'integer', required)
        .addColumn('pairing', 'integer', required)
        .addColumn('board', 'integer', required)
        .addColumn('n', 'integer', required)
        .addColumn('match', 'text', (column) => column.references('match.code').onDelete('set null'))
        .addColumn('deal', 'text', (column) => column.references('deal.id').onDelete('set null'))
        .addColumn('outcome', 'text')
        .addColumn('at', milliseconds)
        .addPrimaryKeyConstraint('match_of_competition', ['competition', 'round', 'pairing', 'board', 'n'])
        .execute();
      await schema.createIndex('competition_match_match').on('competition_match').column('match').execute();
      await schema.createIndex('competition_match_deal').on('competition_match').column('deal').execute();
      await schema
        .createTable('browser_entrant')
        .addColumn('competition', 'text', ofCompetition)
        .addColumn('holder', 'text', required)
        .addColumn('endpoint', 'text', (column) => column.notNull().references('browser.endpoint').onDelete('cascade'))
        .addPrimaryKeyConstraint('entrant_of_browser', ['competition', 'holder', 'endpoint'])
        .execute();
      await schema.createIndex('browser_entrant_endpoint').on('browser_entrant').column('endpoint').execute();
    },
  },
  '0003-ratings': {
    up: async ({ schema }: Kysely<unknown>): Promise<void> => {
      await schema
        .createTable('rating')
        .addColumn('profile', 'text', ofProfile)
        .addColumn('mode', 'text', required)
        .addColumn('season', 'text', required)
        .addColumn('mu', 'double precision', required)
        .addColumn('sigma', 'double precision', required)
        .addColumn('games', 'integer', required)
        .addColumn('curve', 'text', required)
        .addColumn('latest', 'text', required)
        .addPrimaryKeyConstraint('rating_of_profile', ['profile', 'mode', 'season'])
        .execute();
      await schema.createIndex('rating_list').on('rating').columns(['season', 'mode', 'mu']).execute();
    },
  },
  '0004-arenas': {
    up: async ({ schema }: Kysely<unknown>): Promise<void> => {
      await schema.alterTable('entrant').addColumn('seen', milliseconds, initiallyZero).execute();
    },
  },
  '0005-claims': {
    up: async ({ schema }: Kysely<unknown>): Promise<void> => {
      await schema.alterTable('competition').addColumn('claims', 'integer', initiallyZero).execute();
      await schema
        .createTable('claim')
        .addColumn('competition', 'text', ofCompetition)
        .addColumn('id', 'integer', required)
        .addColumn('entrant', 'integer', required)
        .addColumn('person', 'integer', required)
        .addColumn('key', 'text', required)
        .addColumn('at', milliseconds, required)
        .addColumn('state', 'text', required)
        .addColumn('former', 'text')
        .addPrimaryKeyConstraint('claim_in_competition', ['competition', 'id'])
        .execute();
    },
  },
});
