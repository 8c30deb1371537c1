import type { Seat } from '@hexfall/shared/model/state';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import type { Course } from '../store/MatchStore.js';
import type { TableState } from './TableState.js';

/** What the people at a table have agreed on or are asked, and who is not there. */
export interface Affairs {
  readonly course: Course;
  readonly proposals: readonly ProposalView[];
  readonly isAbsent: (seat: Seat) => boolean;
}

/** Makes the Schema, whose seats are there already, say what is going on around the match. */
export const mirrorCourse = ({ course, proposals, isAbsent }: Affairs, state: TableState): void => {
  state.paused = course.paused;
  state.next = course.next ?? '';
  state.proposals = JSON.stringify(proposals);
  state.seats.forEach((seat, number) => {
    seat.standIn = course.standIns.includes(number);
    seat.absent = isAbsent(number);
  });
};
