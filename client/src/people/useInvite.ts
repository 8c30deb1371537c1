import { useEffect, useRef, useState } from 'preact/hooks';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { invite } from '../net/profiles.js';
import { sendWithCode } from '../platform/invitationCode.js';
import { navigate, pathOfTable } from '../platform/route.js';
import { newKey, storeKey } from '../platform/seatKeys.js';
import { joinOwnTable } from '../table/currentTable.js';
import { answerToCard, personProblem } from './playerCard.js';

/** Makes a table for a person, invites them and sits down there: its code. This browser is the table's creator. */
const invitePerson = async (profile: string, to: string): Promise<Result<string, ApiError | null>> => {
  const key = newKey();
  const invited = await answerToCard(sendWithCode((headers) => invite(profile, { to, key }, headers)));
  if (!invited.ok) return invited;
  const { code } = invited.value;
  storeKey(code, key);
  await joinOwnTable(code);
  return ok(code);
};

/** Inviting people with one press: goes to the table to which one was invited, or says why not. */
export interface Invites {
  readonly invite: (id: string) => Promise<void>;
  /** Whether an invitation is under way. */
  readonly busy: boolean;
  readonly problem: string;
  readonly setProblem: (problem: string) => void;
}

/** @param profile the key of the player card that invites. */
export const useInvite = (profile: string): Invites => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const invite = async (id: string): Promise<void> => {
    setBusy(true);
    const invited = await invitePerson(profile, id);
    if (isGone.current) return;
    setBusy(false);
    if (invited.ok) navigate(pathOfTable(invited.value));
    else setProblem(personProblem(invited.error));
  };
  return { invite, busy, problem, setProblem };
};
