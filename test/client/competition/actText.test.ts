import '../store/support/browserGlobals.js';
import { actText } from '../../../client/src/competition/actText.js';
import { Played } from '../../support/competitions.js';

test('time in which the server was down is named in the log, in whole seconds', () => {
  const played = new Played({ begins: 0 }, 2);
  played.goOn();
  played.now = 4_000_000;
  played.do({ do: 'resume', gap: 3_725_400 }, 'time');
  const view = played.view();
  expect(actText(view, view.log.at(-1)!)).toBe('The server was down for 1 hour 2 min 5 sec; that time does not count');
});
