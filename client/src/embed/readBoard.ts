import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { type BattleDocument, parseBattle } from '@hexfall/shared/notation/battle';
import type { NotationCode } from '@hexfall/shared/notation/error';
import { isObject } from '@hexfall/shared/notation/readers';
import { request } from '../net/request.js';
import { hasFragment, parseJson, type PositionError, textOfFragment } from '../platform/positionLink.js';

/** What the attributes of an element say of what it shows; null for those it does not have. */
export interface BoardSource {
  readonly position: string | null;
  /** The address of a file, relative to `base`. */
  readonly src: string | null;
  readonly base: string;
  readonly events: string | null;
  readonly battle: string | null;
}

/** Why an element shows nothing; it makes a sentence of it. */
export interface BoardProblem {
  readonly code: NotationCode | PositionError['code'] | 'no-position' | 'not-loaded' | 'bad-events' | 'failed';
  /** The sentence of the reader in English and the place in the document, or the address of the file; empty where the code says all. */
  readonly detail: string;
}

/** Characters of a document: a long battle with all its events takes some fifty thousand. */
const MOST_CHARACTERS = 500_000;

const problem = (code: BoardProblem['code'], detail = ''): Result<never, BoardProblem> => fail({ code, detail });

const load = async (src: string, base: string): Promise<Result<string, BoardProblem>> => {
  let address = src;
  try {
    address = new URL(src, base).href;
    const answer = await request(address);
    if (!answer.ok) return problem('not-loaded', address);
    if (Number(answer.headers.get('Content-Length') ?? 0) > MOST_CHARACTERS) return problem('too-long');
    return ok(await answer.text());
  } catch {
    return problem('not-loaded', address);
  }
};

/** The JSON of a text, or of the end of a link to the sandbox. */
const documentIn = async (text: string): Promise<Result<unknown, BoardProblem>> => {
  const json = hasFragment(text) ? await textOfFragment(text) : ok(text);
  const parsed = json.ok ? parseJson(json.value, MOST_CHARACTERS) : json;
  return parsed.ok ? parsed : problem(parsed.error.code);
};

/** The document with the events given beside it. */
const withEvents = async (document: unknown, events: string | null): Promise<Result<unknown, BoardProblem>> => {
  if (events === null) return ok(document);
  const parsed = await documentIn(events);
  return parsed.ok && isObject(document) ? ok({ ...document, events: parsed.value }) : parsed;
};

/** Who starts the battle: `battle` without a value means the player in turn. */
const starterIn = (battle: string | null): number | 'turn' | null => {
  if (battle === null) return null;
  return battle.trim() === '' ? 'turn' : Number(battle);
};

/** Reads what an element is to show: a position, and the events of a battle on it. */
export const readBoard = async ({ position, src, base, events, battle }: BoardSource): Promise<Result<BattleDocument, BoardProblem>> => {
  if (position === null && src === null) return problem('no-position');
  const text = position === null ? await load(src ?? '', base) : ok(position);
  if (!text.ok) return text;
  const json = await documentIn(text.value);
  const document = json.ok ? await withEvents(json.value, events) : json;
  if (!document.ok) return document;
  const parsed = parseBattle(document.value, starterIn(battle));
  if (parsed.ok) return parsed;
  const { code, message, path } = parsed.error;
  return problem(code, path === '' ? message : `${message} (${path})`);
};
