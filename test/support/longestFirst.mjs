import TestSequencer from '@jest/test-sequencer';

/** The files that take longest on two cores, in this order: begun last, one of them would keep the other core waiting. */
const LONGEST = [
  'browser/screenLayout',
  'browser/modes',
  'browser/accessibility',
  'browser/layout',
  'scale/scale',
  'browser/hotSeat',
  'browser/lesson',
  'browser/coached',
  'browser/duel',
  'browser/keyboard',
  'browser/budget',
  'browser/gettingIn',
  'container/image',
  'browser/agreements',
  'server/traffic',
  'browser/reading',
  'browser/talk',
  'browser/sandbox',
  'browser/terrain',
  'browser/boardPlace',
  'browser/network',
  'browser/screenReader',
  'browser/processes',
  'server/crash',
  'browser/proxy',
  'admin/admin',
  'server/process',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.endsWith(`/test/${name}.test.ts`));
  return rank < 0 ? LONGEST.length : rank;
};

/** Begins with the longest files; all others follow as Jest would have them. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
}
