import './support/browserGlobals.js';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { HostChanges, type TablePlan } from '../../../client/src/store/hostChanges.js';

test('the latest fifty changes of the host stay among the lines of the chat', () => {
  const plan: TablePlan = {
    options: DEFAULT_OPTIONS,
    arrangement: { startingSeat: 'first', armySelection: 'free', forecast: true },
    sitters: [],
  };
  const changes = new HostChanges();
  for (let lines = 0; lines <= 50; lines++) changes.add({ host: 'Ann', before: plan, after: plan, lines });
  expect(changes.all.value.map(({ lines }) => lines)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
  expect(changes.latest.value?.lines).toBe(50);
});
