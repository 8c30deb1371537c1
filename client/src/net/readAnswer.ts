/**
 * Returns the JSON body of an answer of the server, or null if it is not a success. The form of the body is not checked: the same
 * server delivered this page.
 */
export const readAnswer = async <T>(response: Response): Promise<T | null> => (response.ok ? ((await response.json()) as T) : null);
