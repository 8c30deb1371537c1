import { signal } from '@preact/signals';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import type { Options } from '@hexfall/shared/model/options';

/** What a new competition is to be. */
export interface CompetitionForm {
  readonly regulations: Regulations;
  /** Of its matches. */
  readonly options: Options;
  readonly listed: boolean;
}

/** What the next new competition is proposed to be: one that is to be played again; null for what competitions often are. */
export const proposedCompetition = signal<CompetitionForm | null>(null);
