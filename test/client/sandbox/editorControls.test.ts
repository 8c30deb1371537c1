import '../store/support/browserGlobals.js';
import { EditorControls } from '../../../client/src/sandbox/EditorControls.js';
import { Sandbox } from '../../../client/src/sandbox/Sandbox.js';

test('a tile stays in hand to be put again, but an HQ, which there is once', () => {
  const editor = new EditorControls(new Sandbox());
  const runner = { seat: 0, tile: 'outpost/runner' } as const;
  editor.take(runner);
  editor.point([0, 0]);
  expect(editor.held.value).toEqual(runner);
  editor.take({ seat: 0, tile: 'outpost/hq' });
  editor.point([0, 1]);
  expect(editor.held.value).toBeNull();
  expect(editor.chosenUnit.value).toMatchObject({ tile: 'outpost/hq', owner: 0 });
});
