/** What the operator tells everybody on the page. */
export interface Notice {
  readonly text: string;
  /** Since when, in milliseconds: a page knows by it whether it has shown this one. */
  readonly since: number;
}

/** What the operator has told the server by `hexfall admin` while it runs. */
export interface Orders {
  readonly notice: Notice | null;
  /** Addresses and ranges of them that are shut out. */
  readonly bans: readonly string[];
}

export const NO_ORDERS: Orders = { notice: null, bans: [] };
