import { signal } from '@preact/signals';
import type { TableView } from '@hexfall/shared/protocol/tableView';

/** The study of a finished match as the server sends it: JSON, which only the parts of the page that show it read. */
export class StudyTexts {
  /** A `StudyView`; `null` before the match is over, like the attendees. */
  readonly view = signal('null');
  /** An `AttendeesView`. */
  readonly attendees = signal('null');
  /** A list of `Drawing`. */
  readonly drawings = signal('[]');

  apply({ study, attendees, drawings }: TableView): void {
    this.view.value = study;
    this.attendees.value = attendees;
    this.drawings.value = `[${[...drawings].join(',')}]`;
  }
}
