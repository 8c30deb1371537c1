import { randomBytes } from 'node:crypto';
import { NAME_NOT_LISTED } from '@hexfall/shared/lobby/refusals';
import { accessFor } from '@hexfall/shared/lobby/seats';
import { occupancyOf, type Setup } from '@hexfall/shared/lobby/setup';
import { cleanName } from '@hexfall/shared/lobby/userText';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { InviteRequest, PersonRequest, ProfileRequest, SeatProof } from '@hexfall/shared/protocol/httpRequests';
import {
  type Invited,
  LATELY_DAYS,
  MOST_INVITATIONS,
  MOST_LATELY,
  type PeopleList,
  type Person,
  type PersonPresence,
  type Presence,
  type ProfileFace,
  type ProfileNews,
  type ProfileStatistics,
  type ProfileView,
} from '@hexfall/shared/protocol/profiles';
import { MOST_RATED, type RatingList } from '@hexfall/shared/protocol/ratingList';
import type { RatedMode } from '@hexfall/shared/rating/rating';
import { createTable, newServerSetup, type TableMaking } from '../../match/createTable.js';
import { hashSeatKey } from '../../security/credentials.js';
import { INVITATION_MS, type ProfileStore, type SavedProfile, type StoredPerson } from '../../store/ProfileStore.js';
import { StoreFull, type StoreQuota } from '../../store/StoreQuota.js';
import type { SavedTable } from '../../table/savedMatch.js';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const LATELY_MS = LATELY_DAYS * 24 * HOUR_MS;

/** Pages ask for news twice a minute; one that has not for this long is away. */
export const PRESENT_MS = 150 * SECOND_MS;

/** The shortest time between two writes of where a profile is. */
const PLACE_MS = 60 * SECOND_MS;

/** Who is invited to the same table again is not called again before that. */
export const REPEATED_MS = 10 * 60 * SECOND_MS;

/** Among how many of its latest tables a profile's seat at a table is looked for. */
const SEATS_ASKED = 200;

/** Who has declined is not invited again before that. */
const DECLINED_MS = 10 * 60 * SECOND_MS;

const INVITATIONS_SHOWN = 10;

/** Why a request about a profile is refused. */
export interface ProfileProblem {
  readonly code: 'malformed' | 'name-not-listed' | 'unknown-person' | 'too-soon' | 'too-many-invitations' | 'key-used' | 'rated-match';
  readonly message: string;
}

/** Somebody was invited to a table. */
export interface InvitationNotice {
  /** The id of the profile that is invited. */
  readonly to: string;
  readonly from: ProfileFace;
  readonly code: string;
}

export interface ProfileServices extends TableMaking {
  readonly profiles: ProfileStore;
  readonly quota: Pick<StoreQuota, 'hasRoom'>;
  /** In which matches are rated; null for none. */
  readonly season: string | null;
  /** Whether the operator allows a name. */
  readonly allowsName: (name: string) => boolean;
  readonly now: () => number;
  /** Called after an invitation is stored, for what reaches people who are not here. Must not throw. */
  readonly onInvitation?: ((notice: InvitationNotice) => void) | undefined;
}

const problem = (code: ProfileProblem['code'], message: string): Result<never, ProfileProblem> => fail({ code, message });

const unknownPerson = (): Result<never, ProfileProblem> => problem('unknown-person', 'There is no such person on your list.');

const ID_BYTES = 16;
const newId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** The actions of players with their profiles: the people they meet, and the tables to which they invite each other. */
export class Profiles {
  /** What was last written about the place of a profile; old entries are dropped. */
  readonly #places = new Map<string, { readonly place: Presence; readonly at: number }>();

  constructor(private readonly services: ProfileServices) {}

  /** Makes a profile; the same key again returns the one it has made. */
  async add({ key, name, crest }: ProfileRequest): Promise<Result<ProfileView, ProfileProblem>> {
    const checked = this.#check({ name, crest });
    if (!checked.ok) return checked;
    const known = await this.prove(key);
    if (known) return ok(await this.view(known));
    if (!(await this.services.quota.hasRoom())) throw new StoreFull();
    return ok(await this.view(await this.services.profiles.add({ id: newId(), ...checked.value }, hashSeatKey(key), this.services.now())));
  }

  /** Whether a key holds a seat at a table. */
  async holdsSeat({ code, key }: SeatProof): Promise<boolean> {
    const table = await this.services.store.loadTable(code).catch(() => null);
    return table !== null && accessFor(table.setup, new Set([hashSeatKey(key)])).seats.length > 0;
  }

  /** Returns the profile that a key proves; null if there is none. */
  prove(key: string): Promise<SavedProfile | null> {
    return this.services.profiles.prove(hashSeatKey(key), this.services.now());
  }

  async view({ id, name, crest }: SavedProfile): Promise<ProfileView> {
    const { profiles, season } = this.services;
    const ratings = season === null ? null : { season, modes: await profiles.ratings(id, season) };
    return { name, crest, ...(await profiles.view(id)), ...(ratings && { ratings }) };
  }

  /** The best of the season in a mode; null on a server without one. @param asker marked in the list. */
  async ratingList(mode: RatedMode, asker: SavedProfile | null): Promise<RatingList | null> {
    const { profiles, season } = this.services;
    if (season === null) return null;
    const found = await profiles.ratingList(season, mode, MOST_RATED);
    const own = asker && (await profiles.ratings(asker.id, season)).find((rating) => rating.mode === mode);
    return {
      ...{ season, mode, own: own ?? null },
      rows: found.map(({ id, ...row }) => ({ ...row, ...(id === asker?.id && { own: true }) })),
    };
  }

  async change(profile: SavedProfile, face: ProfileFace): Promise<Result<ProfileView, ProfileProblem>> {
    const checked = this.#check(face);
    if (!checked.ok) return checked;
    await this.services.profiles.change(profile.id, checked.value);
    return ok(await this.view({ ...profile, ...checked.value }));
  }

  async renew({ id }: SavedProfile, key: string): Promise<Result<null, ProfileProblem>> {
    const isRenewed = await this.services.profiles.renew(id, hashSeatKey(key));
    return isRenewed ? ok(null) : problem('key-used', 'Another player card has that key.');
  }

  async remove({ id }: SavedProfile): Promise<void> {
    this.#places.delete(id);
    await this.services.profiles.remove(id);
  }

  statistics({ id }: SavedProfile): Promise<ProfileStatistics> {
    return this.services.profiles.statistics(id);
  }

  forgetStatistics({ id }: SavedProfile): Promise<void> {
    return this.services.profiles.forgetStatistics(id, this.services.now());
  }

  async people({ id }: Pick<SavedProfile, 'id'>): Promise<PeopleList> {
    const found = await this.services.profiles.people(id);
    return {
      people: found.filter(({ blocked }) => !blocked).map((person) => this.#shown(person)),
      blocked: found.filter(({ blocked }) => blocked).map(({ id: other, name, crest }) => ({ id: other, name, crest })),
    };
  }

  async changePerson({ id }: SavedProfile, other: string, change: PersonRequest): Promise<Result<null, ProfileProblem>> {
    return (await this.services.profiles.changePerson(id, other, change)) ? ok(null) : unknownPerson();
  }

  async removePerson({ id }: SavedProfile, other: string): Promise<void> {
    await this.services.profiles.removePerson(id, other);
  }

  /** Stores where the profile is, and returns its news. Stores nothing for a profile that nobody may see. */
  async news({ id }: SavedProfile, place: Presence): Promise<ProfileNews> {
    const { profiles, now } = this.services;
    const { people } = await this.people({ id });
    if (people.some(({ shows, shown }) => shows && shown)) await this.#notePlace(id, place);
    const since = now() - INVITATION_MS;
    return {
      invitations: await profiles.invitations(id, since, INVITATIONS_SHOWN),
      present: placesOf(people.filter((person) => person.place !== 'away')),
      lately: placesOf(people.filter((person) => person.place === 'away' && person.last.at > now() - LATELY_MS)).slice(0, MOST_LATELY),
      declined: await profiles.declined(id, since, INVITATIONS_SHOWN),
    };
  }

  /**
   * Invites a person to a table like the one of their last match. A repeated invitation leads to the same table, as long as its sender sits
   * there and a seat is free.
   */
  async invite(profile: SavedProfile, { to, key }: InviteRequest): Promise<Result<Invited, ProfileProblem>> {
    const { profiles, now, onInvitation } = this.services;
    const person = (await profiles.people(profile.id)).find(({ id, blocked }) => id === to && !blocked);
    if (!person) return unknownPerson();
    const { latest, open: sent } = await profiles.sent(profile.id, to, now() - INVITATION_MS);
    if (latest?.declined && latest.at > now() - DECLINED_MS)
      return problem('too-soon', 'Your last invitation was declined: wait a few minutes.');
    if (sent >= MOST_INVITATIONS && !latest) return problem('too-many-invitations', 'You have too many open invitations.');
    const table = latest?.declined === false ? await this.#openTable(latest.code) : null;
    const isRepeated = table !== null && latest !== null && latest.at > now() - REPEATED_MS;
    const same = table && (await this.#sitsAt(profile, table)) ? table.code : null;
    if (same !== null && isRepeated) return ok({ code: same });
    const code = same ?? (await this.#newTable(person.last.code, key));
    await profiles.invite({ id: newId(), sender: profile.id, recipient: to, code, at: now() });
    if (isRepeated) return ok({ code });
    onInvitation?.({ to, from: { name: profile.name, crest: profile.crest }, code });
    return ok({ code });
  }

  /** Declines an invitation to the profile. For one that it sent and that was declined, stores that it knows. */
  async dismiss({ id }: SavedProfile, invitation: string): Promise<void> {
    await this.services.profiles.decline(id, invitation);
    await this.services.profiles.noteDeclined(id, invitation);
  }

  /** Takes a table off a profile. Refuses it for a rated match that is played: nobody avoids its result. */
  async forgetTable({ id }: SavedProfile, code: string): Promise<Result<null, ProfileProblem>> {
    const table = await this.services.store.loadTable(code).catch(() => null);
    if (table?.setup.season !== undefined && !table.finished)
      return problem('rated-match', 'A rated match stays on the player card until it is over.');
    await this.services.profiles.forgetTable(id, code);
    return ok(null);
  }

  /** The table with that code if somebody can still sit down there. */
  async #openTable(code: string | null): Promise<SavedTable | null> {
    const saved = code === null ? null : await this.services.store.load(code).catch(() => null);
    return code !== null && saved && occupancyOf(saved.setup).free > 0 ? { code, setup: saved.setup } : null;
  }

  async #sitsAt({ id }: SavedProfile, { code, setup }: SavedTable): Promise<boolean> {
    const seats = await this.services.profiles.seats(id, SEATS_ASKED);
    return seats.some((seat) => seat.code === code && setup.seats.some((taken) => taken?.keyHash === seat.keyHash));
  }

  /** Makes a table like the one with that code. */
  async #newTable(like: string | null, key: string): Promise<string> {
    const { quota } = this.services;
    if (!(await quota.hasRoom())) throw new StoreFull();
    return (await createTable(await this.#setupLike(like, key), this.services)).code;
  }

  /** The options of the table with that code, for a new one; a duel if it is gone. */
  async #setupLike(code: string | null, key: string): Promise<Setup> {
    const saved = code === null ? null : await this.services.store.load(code).catch(() => null);
    const like = saved && newServerSetup({ ...pickWish(saved.setup), key });
    if (like?.ok) return like.value;
    const duel = newServerSetup({ options: { mode: 'duel' }, startingSeat: 'random', key });
    if (!duel.ok) throw new Error(`no duel can be played: ${duel.error.message}`);
    return duel.value;
  }

  #check({ name, crest }: ProfileFace): Result<ProfileFace, ProfileProblem> {
    const clean = cleanName(name);
    if (clean === '') return problem('malformed', 'A name needs at least one letter or digit.');
    if (!this.services.allowsName(clean)) return problem('name-not-listed', NAME_NOT_LISTED);
    return ok({ name: clean, crest });
  }

  #shown({ seen, place, ...person }: StoredPerson & { readonly blocked: boolean }): Person {
    const { blocked: _, ...rest } = person;
    const isMutual = person.shows && person.shown;
    const isPresent = seen !== null && place !== null && seen > this.services.now() - PRESENT_MS;
    return { ...rest, place: isMutual ? (isPresent ? place : 'away') : null };
  }

  async #notePlace(id: string, place: Presence): Promise<void> {
    const at = this.services.now();
    const known = this.#places.get(id);
    if (known?.place === place && known.at > at - PLACE_MS) return;
    for (const [other, noted] of this.#places) if (noted.at < at - PLACE_MS) this.#places.delete(other);
    this.#places.set(id, { place, at });
    await this.services.profiles.place(id, place, at);
  }
}

/** Where people are, of those who show each other. */
const placesOf = (people: readonly Person[]): readonly PersonPresence[] =>
  people.flatMap(({ id, name, crest, place }) => (place === null ? [] : [{ id, name, crest, place }]));

const pickWish = ({ options, seats, startingSeat, armySelection, forecast, seriesKind }: Setup) => ({
  options,
  seats: seats.length,
  startingSeat,
  armySelection,
  forecast,
  ...(seriesKind && { seriesKind }),
});
