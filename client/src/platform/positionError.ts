import type { NotationCode } from '@hexfall/shared/notation/error';

/** Why a text is no position. */
export interface PositionError {
  readonly code: NotationCode | 'too-long' | 'no-json' | 'broken-link';
  /** Where in the document, as a JSON pointer; empty for the whole. */
  readonly path: string;
}
