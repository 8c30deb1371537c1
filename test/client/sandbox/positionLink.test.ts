import '../store/support/browserGlobals.js';
import fc from 'fast-check';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { fragmentOf, MOST_TEXT, readFragment, readPositionText, sandboxPath } from '../../../client/src/platform/positionLink.js';
import { builtState, plainState, plainTable } from './support/randomEdits.js';

/** Compressed as `fragmentOf` does, whatever it is. */
const packed = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#p=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
};

describe('a link to a position', () => {
  test('leads to exactly that position', async () => {
    await fc.assert(
      fc.asyncProperty(builtState, async (state) => {
        expect(await readFragment(await fragmentOf(state.table, state.piles))).toEqual({ ok: true, value: state });
      }),
      { numRuns: 60 },
    );
  });

  test('is short, and of characters that no program changes', async () => {
    await fc.assert(
      fc.asyncProperty(builtState, async ({ table }) => {
        const path = await sandboxPath(table);
        expect(path).toMatch(/^\/sandbox#p=[\w-]+$/);
        expect(path.length).toBeLessThan(2_000);
      }),
      { numRuns: 60 },
    );
  });

  test('can be made of what the public sees of a table', async () => {
    const state = plainState();
    expect(await readFragment(`https://hexfall.test${await sandboxPath(state.table)}`)).toEqual({ ok: true, value: state });
  });

  test('is refused when it is damaged, too long, or unpacks to too much', async () => {
    const fragment = await fragmentOf(plainTable());
    expect(await readFragment(fragment.slice(0, -9))).toEqual({ ok: false, error: { code: 'broken-link', path: '' } });
    expect(await readFragment('#p=%%%')).toEqual({ ok: false, error: { code: 'broken-link', path: '' } });
    expect(await readFragment(`#p=${'A'.repeat(30_000)}`)).toEqual({ ok: false, error: { code: 'too-long', path: '' } });
    expect(await readFragment(await packed(' '.repeat(5_000_000)))).toEqual({ ok: false, error: { code: 'broken-link', path: '' } });
    expect(await readFragment(await packed('not JSON'))).toEqual({ ok: false, error: { code: 'no-json', path: '' } });
  });
});

describe('a pasted text', () => {
  test('is read as the notation, with the place where it goes wrong', () => {
    const json = formatPosition(plainTable());
    expect(readPositionText(JSON.stringify(json, null, 2))).toEqual({ ok: true, value: plainState() });
    const wrong = { ...json, units: [{ army: 'borgo', tile: 'blocker', at: [0, 0], rot: 0 }] };
    expect(readPositionText(JSON.stringify(wrong))).toEqual({ ok: false, error: { code: 'unknown-tile', path: '/units/0/tile' } });
  });

  test('is refused when it is no JSON or too long for a position', () => {
    expect(readPositionText('{')).toEqual({ ok: false, error: { code: 'no-json', path: '' } });
    expect(readPositionText(' '.repeat(MOST_TEXT + 1))).toEqual({ ok: false, error: { code: 'too-long', path: '' } });
  });
});
