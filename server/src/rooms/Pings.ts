import { cellOf } from '@hexfall/shared/hex/cells';
import { refuse } from '@hexfall/shared/lobby/refusals';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Answers, Refusal } from '@hexfall/shared/protocol/messages';
import type { Requests } from '@hexfall/shared/protocol/requests';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { TokenBucket } from '../runtime/TokenBucket.js';
import { markOf } from './Chat.js';
import type { Participant } from './Participant.js';
import type { TableContext } from './TableContext.js';
import { hasTeamMates, teamOfClient } from './teamAccess.js';

/** The pings at one table: players point out hexes to their team only. None are stored. */
export class Pings {
  readonly #buckets = new Map<Seat, TokenBucket>();

  constructor(private readonly context: TableContext<'chat'>) {}

  /** Sends a hex to the clients of the team; the participant holds the seat. */
  ping(participant: Participant, { seat, at }: Requests['ping']): Result<Answers['ping'], Refusal> {
    const { table, sendToTeam } = this.context;
    const team = teamOfClient(table, participant);
    if (table.phase !== 'playing' || !table.match) return refuse('not-now', 'Hexes are pointed out while a match is played.');
    if (team === null || !hasTeamMates(table.setup.options.mode, table.setup.seats.length, team)) {
      return refuse('no-team', 'There are no team-mates to point it out to.');
    }
    if (!boardOf(table.match.table).cells.includes(cellOf(at))) return refuse('malformed', 'The board has no such hex.');
    if (!this.#bucketOf(seat).take()) return refuse('ping-limited', 'Too many pings: wait a few seconds.');
    sendToTeam(team, 'ping', { by: markOf(table.setup.seats[seat]?.keyHash ?? ''), seat, at });
    return ok({});
  }

  #bucketOf(seat: Seat): TokenBucket {
    const bucket = this.#buckets.get(seat) ?? new TokenBucket(this.context.services.chat.pings);
    this.#buckets.set(seat, bucket);
    return bucket;
  }
}
