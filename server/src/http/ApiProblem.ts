import type { ApiError } from '@hexfall/shared/protocol/http';

/** Ends a request with a status and a body the page can read. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    private readonly more: Pick<ApiError, 'rule' | 'to'> = {},
  ) {
    super(message);
  }

  get body(): ApiError {
    return { code: this.code, message: this.message, ...this.more };
  }
}
