import type { SavedMatch } from '../store/MatchStore.js';

/** Makes a room go on with a saved match. A page cannot send one: what pages send is plain JSON. */
export class Resume {
  constructor(
    readonly code: string,
    readonly saved: SavedMatch,
    /** That of this process as the owner of the match. */
    readonly epoch: number,
  ) {}
}
