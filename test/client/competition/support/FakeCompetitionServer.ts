import { fail, ok } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import type { CompetitionRequests } from '../../../../client/src/competition/CompetitionFeed.js';
import { competitionKey } from '../../../../client/src/platform/competitionKeys.js';

type Answer = Awaited<ReturnType<CompetitionRequests['fetch']>>;

/** A server whose answers the test gives, one after another. */
export class FakeCompetitionServer implements CompetitionRequests {
  readonly questions: {
    readonly after: string | null;
    readonly wait: number;
    readonly key: string | null;
    readonly signal: AbortSignal;
  }[] = [];
  readonly sent: string[] = [];
  /** The answer to the next act; undefined for success. */
  refusal: ApiError | null | undefined;
  #answer: (answer: Answer) => void = () => undefined;

  constructor(private readonly code: string) {}

  readonly fetch: CompetitionRequests['fetch'] = (_code, question) => {
    this.questions.push(question);
    return new Promise((resolve) => {
      question.signal.addEventListener('abort', () => resolve(fail(null)));
      this.#answer = resolve;
    });
  };

  async answer(answer: Answer): Promise<void> {
    this.#answer(answer);
    await jest.advanceTimersByTimeAsync(0);
  }

  readonly enter: CompetitionRequests['enter'] = (_code, key, { name, team, invitation }) => {
    const wish = [name, team, invitation].filter((part) => part !== undefined).join(' ');
    this.sent.push(`enter ${wish} ${key === competitionKey(this.code) ? 'with the stored key' : ''}`.trim());
    return Promise.resolve(this.refusal === undefined ? ok({ entrant: 0, person: 0, name }) : fail(this.refusal));
  };

  readonly invite: CompetitionRequests['invite'] = (_code, key, invitation) => {
    this.sent.push(`invite ${key} ${invitation}`);
    return Promise.resolve(this.refusal === undefined ? ok(null) : fail(this.refusal));
  };

  readonly claim: CompetitionRequests['claim'] = (_code, key, { entrant, person }) => {
    this.sent.push(`claim ${entrant}.${person} ${key === competitionKey(this.code) ? 'with the stored key' : ''}`.trim());
    return Promise.resolve(this.refusal === undefined ? ok({ id: 3 }) : fail(this.refusal));
  };

  readonly answerClaim: CompetitionRequests['answerClaim'] = (_code, key, id, accept) => {
    this.sent.push(`answer ${id} ${accept} ${key}`);
    return Promise.resolve(this.refusal === undefined ? ok(null) : fail(this.refusal));
  };

  readonly act: CompetitionRequests['act'] = (_code, key, act) => {
    this.sent.push(`${act.do} ${key}`);
    return Promise.resolve(this.refusal === undefined ? ok(null) : fail(this.refusal));
  };

  readonly checkIn: CompetitionRequests['checkIn'] = (_code, key, { round, contribution, waits }) => {
    const still = waits === undefined ? undefined : `waits: ${waits}`;
    this.sent.push(['here', round, key, contribution, still].filter((part) => part !== undefined).join(' '));
    return Promise.resolve(this.refusal === undefined ? ok(null) : fail(this.refusal));
  };
}
