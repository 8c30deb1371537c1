import type { ApiError } from '@hexfall/shared/protocol/http';

/** Ends a request with a status and a body the page can read. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule?: string,
  ) {
    super(message);
  }

  get body(): ApiError {
    return { code: this.code, message: this.message, ...(this.rule !== undefined && this.rule !== '' && { rule: this.rule }) };
  }
}
