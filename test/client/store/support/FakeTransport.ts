import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { SERVER_MESSAGES } from '@hexfall/shared/protocol/messageTables';
import type { JoinOptions, Requests, RequestType } from '@hexfall/shared/protocol/requests';
import type { Failure } from '../../../../client/src/net/connection.js';
import type { NewsHandlers } from '../../../../client/src/net/session.js';
import type { RoomConnection, RoomHandlers, Transport } from '../../../../client/src/net/transport.js';

/** A server made of arrays: what a session did to it, and the ends of the lines to it. */
export class FakeTransport implements Transport {
  readonly calls: string[] = [];
  readonly sent: { readonly type: RequestType; readonly message: Requests[RequestType] }[] = [];
  readonly joins: JoinOptions[] = [];
  /** Why the next openings and creations fail. */
  readonly failures: Failure[] = [];
  /** Of the last line. */
  handlers: RoomHandlers | null = null;
  answersPings = true;

  /** `delay`: how long joining takes, in milliseconds. */
  constructor(private readonly delay = 0) {}

  readonly create = (_: unknown, handlers: RoomHandlers): Promise<Result<RoomConnection, Failure>> => {
    const why = this.failures.shift();
    if (!why) return this.#connect('create', handlers);
    this.calls.push('create');
    return Promise.resolve(fail(why));
  };

  readonly open = (code: string): Promise<Result<void, Failure>> => {
    this.calls.push(`open ${code}`);
    const why = this.failures.shift();
    return Promise.resolve(why ? fail(why) : ok(undefined));
  };

  readonly join = (code: string, options: JoinOptions, handlers: RoomHandlers): Promise<Result<RoomConnection, Failure>> => {
    this.joins.push(options);
    return this.#connect(`join ${code}`, handlers);
  };

  async #connect(call: string, handlers: RoomHandlers): Promise<Result<RoomConnection, Failure>> {
    this.calls.push(call);
    this.handlers = handlers;
    const line: RoomConnection = {
      code: 'ABCDEF',
      send: (type, message) => this.sent.push({ type, message }),
      ping: (answered) => {
        if (this.answersPings) answered();
      },
      close: () => this.calls.push('close'),
    };
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
    return ok(line);
  }
}

/** Does nothing with any message of the room. */
export const IGNORED_NEWS = Object.fromEntries(SERVER_MESSAGES.map((type) => [type, () => undefined])) as unknown as NewsHandlers;
