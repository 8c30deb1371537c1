import type { NotationCode } from '@hexfall/shared/notation/error';
import flaw from '@hexfall/shared/locales/en/flaw.json';
import { addTexts, t } from './translate.js';

addTexts({ flaw });

/** Why a text is no position or record. */
interface PositionProblem {
  readonly code: NotationCode | 'too-long' | 'no-json' | 'broken-link';
  /** Where in the document, as a JSON pointer; empty for the whole. */
  readonly path: string;
}

/** Why a text is no position or record, in words, with the place where it goes wrong. */
export const positionErrorText = ({ code, path }: PositionProblem): string =>
  path === '' ? t(`flaw.${code}`) : `${t(`flaw.${code}`)} (${t('flaw.at', { path })})`;
