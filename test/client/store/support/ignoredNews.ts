import { SERVER_MESSAGES } from '@hexfall/shared/protocol/messageTables';
import type { NewsHandlers } from '../../../../client/src/net/session.js';

/** Does nothing with any message of the room. */
export const IGNORED_NEWS = Object.fromEntries(SERVER_MESSAGES.map((type) => [type, () => undefined])) as unknown as NewsHandlers;
