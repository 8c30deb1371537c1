import type { Request } from 'express';
import { accessFor } from '@hexfall/shared/lobby/seats';
import { BroughtKeysSchema } from '@hexfall/shared/protocol/httpRequests';
import type { ActiveTables } from '../../rooms/ActiveTables.js';
import { hashSeatKey, readTableCode } from '../../security/credentials.js';
import type { MatchRepository } from '../../store/MatchRepository.js';

interface SeatHolderServices {
  readonly active: Pick<ActiveTables, 'get'>;
  readonly store: Pick<MatchRepository, 'loadTable' | 'profiles'>;
  readonly now: () => number;
}

/** Knows which seat the keys in a request are of. */
export class SeatHolders {
  constructor(private readonly services: SeatHolderServices) {}

  /** Returns the counter key of requests for a seat: the table of the path and the seat of the keys in the body; null without a seat. */
  readonly holderOf = async ({ params, body }: Pick<Request, 'params' | 'body'>): Promise<string | null> => {
    const code = readTableCode(String(params['code'] ?? params['name'] ?? ''));
    const { data: { keys = [], profile } = {} } = BroughtKeysSchema.safeParse(body);
    if (code === null || (keys.length === 0 && profile === undefined)) return null;
    const { active, store } = this.services;
    const table = active.get(code)?.table ?? (await store.loadTable(code).catch(() => null));
    if (!table) return null;
    const ofProfile = profile === undefined ? null : await this.#seatOf(profile, code);
    const hashes = new Set([...keys.map(hashSeatKey), ...(ofProfile === null ? [] : [ofProfile])]);
    const { seats, creator } = accessFor(table.setup, hashes);
    if (seats.length === 0 && !creator) return null;
    return `${code} ${seats[0] ?? 'creator'}`;
  };

  async #seatOf(profile: string, code: string): Promise<string | null> {
    const { store, now } = this.services;
    const found = await store.profiles.prove(hashSeatKey(profile), now());
    return found && store.profiles.seatAt(found.id, code);
  }
}
