import type { ApiError } from '@hexfall/shared/protocol/http';

/**
 * Returns the JSON body of an answer of the server, or null if it is not a success. The form of the body is not checked: the same
 * server delivered this page.
 */
export const readAnswer = async <T>(response: Response): Promise<T | null> => (response.ok ? ((await response.json()) as T) : null);

/** Returns what a refusal of the server says, in its form; it is not checked either. */
export const readProblem = async (response: Response): Promise<ApiError> => (await response.json()) as ApiError;
