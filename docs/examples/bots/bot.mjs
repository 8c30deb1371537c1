// Plays a match of Hexfall at random: node bot.mjs SERVER CODE [NAME [ARMY]]. Needs Node 20 and nothing else.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const [server, code, name = 'Knot', army] = process.argv.slice(2);
// The key opens the seat: with it another run of this program comes back to it. BOT_KEY may be the token of a bot instead.
const key = process.env.BOT_KEY ?? randomBytes(16).toString('base64url');
const client = `bot-${randomBytes(8).toString('hex')}`;
const SILENCE_MS = 20_000; // The stream says something every 6 seconds: after 20 it is broken.

const request = (path, { body, signal = AbortSignal.timeout(SILENCE_MS) } = {}) =>
  fetch(`${server}/api/bot/tables/${code}/${path}`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal,
  });

/** Sends the same request until the server has decided, and says whether it was accepted. */
const post = async (path, body) => {
  for (;;) {
    const answer = await request(path, { body }).catch(() => null);
    if (answer?.ok) return true;
    const error = await answer?.json().catch(() => null);
    if (answer && answer.status !== 429 && answer.status !== 503) {
      console.log('refused:', error?.message);
      return false;
    }
    await pause(error?.retryAfterMs ?? 1000);
  }
};

/** The lines of the table until the match is over. A stream that breaks is not the end: the next one goes on. */
async function* lines() {
  for (let seq = 0; ; await pause(1000)) {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const answer = await request(`stream?from=${seq}`, { signal: silence.signal });
      let rest = '';
      for await (const text of answer.ok ? answer.body.pipeThrough(new TextDecoderStream()) : []) {
        timer.refresh();
        const parts = (rest + text).split('\n');
        rest = parts.pop();
        for (const line of parts.filter(Boolean).map((part) => JSON.parse(part))) {
          ({ seq } = line);
          yield line;
        }
      }
    } catch (broken) {
      console.log('again after:', broken.message);
    } finally {
      clearTimeout(timer);
    }
  }
}

if (!(await post('seats', { name, ...(army && { army }) }))) process.exit(1);
let n = 0;
for await (const { type, seat, seq, intents, outcome } of lines()) {
  const intent = intents?.[Math.floor(Math.random() * intents.length)];
  if (type === 'turn') await post('intents', { seat, client, n: (n += 1), after: seq, intent });
  if (type === 'over') {
    console.log('over:', JSON.stringify(outcome));
    break;
  }
}
