import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { withTexts } from '../ui/lazy.js';
import { armyFor } from '../platform/armyPick.js';
import { canPlayHere, isOnline } from '../offline/isOnline.js';
import { settings } from '../platform/settings.js';
import { asksForComputer, addressOf } from '../net/address.js';
import { DEFAULT_FORM, type NewTableForm } from '../store/newTableForm.js';
import { createTable, ownName } from '../table/currentTable.js';
import { t } from '../text/translate.js';
import { loadLobby } from '../match/MatchScreen.js';
import { wasClickedEarly } from '../shell/Page.js';
import { NeedsServer } from '../shell/EmptyState.js';
import { useNewTable } from '../table/useNewTable.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import './StartActions.css';

interface Rivals {
  readonly form: NewTableForm;
  readonly name: string;
  readonly onClose: () => void;
}

const DoorText = ({ name, glyph }: { readonly name: 'learn' | 'friend' | 'computer'; readonly glyph: GlyphName }) => (
  <>
    <Glyph name={glyph} />
    <strong>{t(`newGame.door.${name}`)}</strong>
    <span>{t(`newGame.door.${name}About`)}</span>
  </>
);

/** The three ways into a game: learning it, a table for a friend with one click, and the computer. */
export const StartActions = () => {
  const { make, busy, problem } = useNewTable();
  const [rivals, showRivals] = useState<ComponentType<Rivals> | null>(null);
  const playFriend = (): Promise<void> => {
    const army = armyFor(settings.army.peek(), ARMY_IDS) ?? ARMY_IDS[0];
    loadLobby().catch(() => undefined);
    // Name, army and options are settled at the table: it waits for that.
    return make(() => createTable(DEFAULT_FORM, { army, name: ownName(), rivals: null, waitsForReady: true }));
  };
  const playComputer = async (): Promise<void> => {
    const { PlayComputerDialog } = await withTexts(() => import('./PlayComputerDialog.js'));
    showRivals(() => PlayComputerDialog);
  };
  useLayoutEffect(() => {
    if (wasClickedEarly('friend')) void playFriend();
    if (wasClickedEarly('computer')) playComputer().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!asksForComputer(location.search)) return;
    // Once: a reload is to show the first page.
    history.replaceState(null, '', addressOf('/'));
    playComputer().catch(() => undefined);
  }, []);
  const Dialog = rivals;
  return (
    <div class="doors">
      <Link to="/learn" kind="door learn-link">
        <DoorText name="learn" glyph="bulb" />
      </Link>
      <Button name="friend" isBare class="door primary" disabled={busy || !isOnline.value} onClick={() => void playFriend()}>
        <DoorText name="friend" glyph="share" />
      </Button>
      <Button name="computer" isBare class="door" disabled={busy || !canPlayHere()} onClick={() => void playComputer()}>
        <DoorText name="computer" glyph="robot" />
      </Button>
      <NeedsServer hasLocal />
      <ProblemText text={problem} />
      {Dialog && <Dialog form={DEFAULT_FORM} name={ownName()} onClose={() => showRivals(null)} />}
    </div>
  );
};
