import type { BoutKind } from '@hexfall/shared/competition/regulations';
import competition from '@hexfall/shared/locales/en/competition.json';
import { fail, type Result } from '@hexfall/shared/model/result';
import { durationText } from '@hexfall/shared/picture/words';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { reasonText } from './refusalText.js';
import { addTexts, shownLanguage, t } from './translate.js';

addTexts({ competition });

/** What a page has to say about a competition: there is none, the server does not answer, or it has refused what the user did last. */
export type FeedProblem =
  | { readonly kind: 'unknown' | 'unreachable' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** The server has not answered what the user did: it may have been done. */
  | { readonly kind: 'unanswered' };

/** What two entrants settle on each board, in words. */
export const boutText = (kind: BoutKind): string => t(kind === 'duplicate' ? 'competition.duplicate' : `app.option.series.${kind}`);

/** A duration of a number of seconds: "40 minutes". */
export const secondsText = (seconds: number): string => durationText(seconds * 1000, shownLanguage.value);

/** Who takes part if it is teams: "teams of 2". */
export const teamsText = (boards: number): readonly string[] => (boards > 1 ? [t('competition.teamsOf', { boards })] : []);

const isWorded = (code: string): code is keyof typeof competition.refusal => Object.hasOwn(competition.refusal, code);

/** Why the server has refused something about a competition, as a sentence; null stands for no answer. */
export const competitionProblem = (error: Pick<ApiError, 'code' | 'message'> | null): string => {
  if (error === null) return t('app.refusal.unreachable');
  if (error.code === 'unknown-competition') return t('competition.problem.unknown');
  if (isWorded(error.code)) return t(`competition.refusal.${error.code}`);
  return reasonText(error) ?? t('competition.problem.failed', { reason: error.message });
};

/** The same as a sentence. */
export const feedProblemText = (problem: FeedProblem): string => {
  switch (problem.kind) {
    case 'unknown':
      return t('competition.problem.unknown');
    case 'unreachable':
    case 'unanswered':
      return t(`app.refusal.${problem.kind}`);
    case 'refused':
      return competitionProblem(problem.error);
  }
};

/** What the server has answered, for a dialog that asks before it acts: done, or why not as a sentence. */
export const doneOrWhyNot = async (answer: Promise<Result<null, FeedProblem>>): Promise<Result<null, string>> => {
  const done = await answer;
  return done.ok ? done : fail(feedProblemText(done.error));
};
