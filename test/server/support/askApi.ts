export interface Asked {
  /** The key of a profile. */
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request to the API of a server. */
export const askApi = (url: string, method: string, path: string, { key, body, headers = {} }: Asked = {}): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The status and the code of a refused request. */
export const problem = async (answer: Promise<Response>): Promise<string> => {
  const response = await answer;
  const { code } = (await response.json()) as { readonly code: string };
  return `${response.status} ${code}`;
};
