import type { ApiError } from '@hexfall/shared/protocol/http';
import { ok, type Result } from '@hexfall/shared/model/result';
import { invite } from '../net/profiles.js';
import { askForCode, invitationHeaders } from '../platform/invitationCode.js';
import { keepKey, newKey } from '../platform/seatKeys.js';
import { sitAtOwnTable } from '../table/currentTable.js';

/** Makes a table for a person, invites them and sits down there: its code. This browser is the table's creator. */
export const invitePerson = async (profile: string, to: string): Promise<Result<string, ApiError | null>> => {
  const key = newKey();
  const send = () => invite(profile, { to, key }, invitationHeaders());
  let invited = await send();
  while (!invited.ok && (invited.error?.code.startsWith('invitation-') ?? false) && (await askForCode())) invited = await send();
  if (!invited.ok) return invited;
  const { code } = invited.value;
  keepKey(code, key);
  await sitAtOwnTable(code);
  return ok(code);
};
