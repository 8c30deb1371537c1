import { useLayoutEffect, useState } from 'preact/hooks';
import { loadLobby } from '../match/MatchScreen.js';
import { canPlayHere, isOnline } from '../offline/isOnline.js';
import { navigate } from '../platform/route.js';
import { NeedsServer } from '../shell/EmptyState.js';
import { wasClickedEarly } from '../shell/Page.js';
import { DEFAULT_FORM } from '../store/newTableForm.js';
import { createTable, ownArmy, ownName } from '../table/currentTable.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import './StartActions.css';

/** The ways to a table of this device, by their paths below `/play`. */
const LOCAL_DOORS = ['computer', 'device'] as const;

const DoorText = ({ name, glyph }: { readonly name: 'learn' | 'friend' | 'computer' | 'device'; readonly glyph: GlyphName }) => (
  <>
    <Glyph name={glyph} />
    <strong>{t(`newGame.door.${name}`)}</strong>
    <span>{t(`newGame.door.${name}About`)}</span>
  </>
);

/** The ways into a game: learning it, a table for a friend with one click, the computer, and several people at this device. */
export const StartActions = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const playFriend = async (): Promise<void> => {
    loadLobby().catch(() => undefined);
    setBusy(true);
    setProblem('');
    // Name, army and options are settled at the table: it waits for that.
    const reason = await createTable(DEFAULT_FORM, [{ army: ownArmy(), name: ownName(), level: null, waitsForReady: true }, null]);
    setBusy(false);
    setProblem(reason && t('app.start.failed', { reason }));
  };
  useLayoutEffect(() => {
    if (wasClickedEarly('friend')) void playFriend();
    for (const door of LOCAL_DOORS) if (wasClickedEarly(door)) navigate(`/play/${door}`);
  }, []);
  return (
    <div class="doors">
      <Link to="/learn" kind="door learn-link">
        <DoorText name="learn" glyph="bulb" />
      </Link>
      <Button name="friend" isBare class="door primary" disabled={busy || !isOnline.value} onClick={() => void playFriend()}>
        <DoorText name="friend" glyph="share" />
      </Button>
      {LOCAL_DOORS.map((door) => (
        <Button key={door} name={door} isBare class="door" disabled={busy || !canPlayHere()} onClick={() => navigate(`/play/${door}`)}>
          <DoorText name={door} glyph={door === 'computer' ? 'robot' : 'people'} />
        </Button>
      ))}
      <NeedsServer hasLocal />
      <ProblemText text={problem} />
    </div>
  );
};
