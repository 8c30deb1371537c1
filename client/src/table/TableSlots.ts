import { createContext, type ComponentChildren } from 'preact';

/** What a table shows besides that only some tables have. */
export interface TableSlotContents {
  /** Above the board: what is wrong. */
  readonly banner?: ComponentChildren;
  /** In the menu: what the table is. */
  readonly about?: ComponentChildren;
  /** In the menu, among the buttons. @param onDone closes it. */
  readonly menu?: (onDone: () => void) => ComponentChildren;
  /** After the match: its file. */
  readonly file?: ComponentChildren;
  /** Below the result. */
  readonly result?: ComponentChildren;
}

export const TableSlots = createContext<TableSlotContents>({});
