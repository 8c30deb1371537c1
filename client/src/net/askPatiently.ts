import { delayBefore, MOST_REPEATS } from './connection.js';

const BUSY = 503;

/** Returns the answer to a request, which is repeated a few times, later each time, while the server is busy and has done nothing. */
export const askPatiently = async (address: string, request: RequestInit): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, request);
    if (answer.status !== BUSY || attempt > MOST_REPEATS) return answer;
    await new Promise((resolve) => setTimeout(resolve, delayBefore(attempt, Math.random())));
  }
};
