// Plays a match of Hexfall at random: node bot.ts SERVER CODE [NAME [ARMY]]. Needs Node 22.18 and nothing else (Node 20: npx tsx bot.ts …).
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
const [server, code, name = 'Knot', army] = process.argv.slice(2);
// The key opens the seat: with it another run of this program comes back to it. BOT_KEY may be the token of a bot instead.
const key = process.env['BOT_KEY'] ?? randomBytes(16).toString('base64url');
const client = `bot-${randomBytes(8).toString('hex')}`;
const SILENCE_MS = 20_000; // The stream says something every 6 seconds: after 20 it is broken.
const FOR_NOW = [429, 503]; // Of these refusals the server says when to ask again.
type Line = { type: string; seq: number; seat: number; intents?: object[]; outcome?: object }; // docs/bots.md has all fields.
const request = (path: string, body: object | null = null, signal = AbortSignal.timeout(SILENCE_MS)): Promise<Response> =>
  fetch(`${server}/api/bot/tables/${code}/${path}`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal,
  });

/** Sends the same request until the server has decided. */
const post = async (path: string, body: object): Promise<void> => {
  for (;;) {
    const answer = await request(path, body).catch(() => null);
    if (answer?.ok) return;
    const error = (await answer?.json().catch(() => null)) as { message: string; retryAfterMs?: number } | null;
    if (answer && error && !FOR_NOW.includes(answer.status)) return console.log('refused:', error.message);
    await pause(error?.retryAfterMs ?? 1000);
  }
};

/** The lines of the table. A stream that breaks is not the end of the match: the next one goes on. */
async function* lines(): AsyncGenerator<Line> {
  for (let seq = 0; ; await pause(1000)) {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const { ok, status, body } = await request(`stream?from=${seq}`, null, silence.signal);
      if (!ok && !FOR_NOW.includes(status)) process.exit(1);
      let rest = '';
      for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        timer.refresh();
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        for (const line of ok ? parts.filter(Boolean).map((part) => JSON.parse(part) as Line) : []) {
          ({ seq } = line);
          yield line;
        }
      }
    } catch (broken) {
      console.log('again after:', (broken as Error).message);
    }
    clearTimeout(timer);
  }
}

await post('seats', { name, ...(army && { army }) });
for await (const { type, seat, seq, intents, outcome } of lines()) {
  const intent = intents?.[Math.floor(Math.random() * intents.length)];
  if (type === 'turn') await post('intents', { seat, client, n: seq + 1, after: seq, intent });
  if (type === 'over') console.log('over:', JSON.stringify(outcome));
  if (type === 'over') process.exit();
}
