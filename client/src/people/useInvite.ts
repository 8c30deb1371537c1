import { useEffect, useRef, useState } from 'preact/hooks';
import { navigate, pathOfTable } from '../platform/route.js';
import { invitePerson } from './invitePerson.js';
import { personProblem } from './profileProblem.js';

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
