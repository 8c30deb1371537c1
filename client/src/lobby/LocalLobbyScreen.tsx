import '../text/localText.js';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isPerson } from '@hexfall/shared/lobby/seats';
import { isOnline, serverAnswers } from '../offline/isOnline.js';
import { route } from '../platform/route.js';
import { settings } from '../platform/settings.js';
import { freeSeats } from '../store/seating.js';
import { createTable } from '../table/currentTable.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Checkbox, Form, ProblemText } from '../ui/fields.js';
import { useMediaQuery, WIDE } from '../ui/hooks.js';
import { formOf, TableSettings } from './GameForm.js';
import { LobbyPage } from './LobbyPage.js';
import { guestPlan, type LocalDoor, newcomerAt, proposedLobby, rematchLobby } from './localLobbies.js';
import { type LocalLobby, OWN_KEY } from './LocalLobby.js';
import { LocalSeat } from './LocalSeat.js';
import { SeatList } from './SeatList.js';
import { TurnsScreen } from './TurnsScreen.js';
import './LobbyBar.css';
import './LobbyScreen.css';
import './LocalLobbyScreen.css';

/** Where a game that begins is played: on the server, or on this device. */
interface PlayLocation {
  /** The server is out of reach. */
  readonly isAway: boolean;
  readonly isLocal: boolean;
  readonly want: (isLocal: boolean) => void;
  /** Returns whether the server still responds after it failed to make a table. If not, the next attempt is on this device. */
  readonly isThere: () => Promise<boolean>;
}

/** The server, unless it is out of reach or the user wants this device only. */
const usePlayLocation = (): PlayLocation => {
  const [isWanted, want] = useState(false);
  const [isAway, setAway] = useState(!isOnline.peek());
  const hasNetwork = isOnline.value;
  useEffect(() => {
    let isOver = false;
    void serverAnswers().then((answers) => {
      if (!isOver) setAway(!answers);
    });
    return () => void (isOver = true);
  }, [hasNetwork]);
  const isThere = async (): Promise<boolean> => {
    const answers = await serverAnswers();
    setAway(!answers);
    return answers;
  };
  return { isAway, isLocal: isAway || isWanted, want, isThere };
};

/** Remembers who has played, and against the first computer player how. */
const remember = ({ setup: { seats } }: LocalLobby): void => {
  const guests = seats.flatMap((taken) => (isPerson(taken) && taken.keyHash !== OWN_KEY ? [taken.name] : []));
  if (guests.length > 0) settings.guests.value = guests;
  const own = seats.find((taken) => taken?.keyHash === OWN_KEY);
  const rival = seats.find((taken) => taken?.keyHash === null);
  if (!rival?.level || settings.computerBeaten.peek()) return;
  settings.level.value = rival.level;
  if (own?.army) settings.army.value = own.army;
  if (rival.army && seats.length === 2) settings.rivalArmy.value = rival.army;
};

/** Makes the table on the server, with the same players on the same seats. Returns why that failed as a sentence; empty if it did not. */
const createOnServer = (lobby: LocalLobby): Promise<string> => {
  const form = formOf(lobby);
  if (!form) throw new Error('a table on this device is always known');
  const sitters = lobby.setup.seats.map((taken, seat) => {
    const plan = taken && lobby.planOf(seat);
    return plan && { name: plan.name, army: plan.army, level: plan.key === null ? plan.level : null };
  });
  return createTable(form, sitters);
};

interface Props {
  readonly lobby: LocalLobby;
  readonly door: LocalDoor;
}

/** Sets up a table of this device: who plays what, and where. Everything can change until it starts, by a button between the sides where the page is wide. */
const Arranging = ({ lobby, door }: Props) => {
  const place = usePlayLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const main = useRef<HTMLButtonElement>(null);
  const isWide = useMediaQuery(WIDE);
  const [seats, mine, options] = [lobby.seats.value, lobby.mine.value, lobby.options.value];
  const isOpen = freeSeats(seats).length > 0;
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    // Nobody comes to a table without a server.
    if (place.isLocal && isOpen) lobby.seatPlayers(new Map(freeSeats(seats).map((seat) => [seat, guestPlan(seat, null)])));
  }, [place.isLocal, isOpen]);
  const begin = async (): Promise<void> => {
    remember(lobby);
    setProblem('');
    if (place.isLocal) return lobby.readyAll();
    setBusy(true);
    const reason = await createOnServer(lobby);
    setBusy(false);
    if (reason !== '') setProblem((await place.isThere()) ? t('app.start.failed', { reason }) : t('local.begin.lost'));
  };
  const beginning = (
    <>
      <ProblemText text={problem || lobby.problem.value} />
      <Button
        ref={main}
        name="begin"
        kind="primary"
        size="large"
        submits
        text={busy ? t('app.connection.creating') : t(isOpen ? 'hotSeat.create' : 'hotSeat.begin')}
        form="local-seats"
        disabled={busy || mine.length === 0}
      />
    </>
  );
  return (
    <LobbyPage online={null}>
      <h1>{t(door === 'computer' ? 'computer.heading' : 'hotSeat.heading')}</h1>
      {/* It is there from the beginning: what comes into it is read out. */}
      <p role="status" class={place.isAway ? 'place-away' : 'spoken'}>
        {place.isAway ? t('local.begin.offline') : ''}
      </p>
      <Form id="local-seats" onSubmit={begin}>
        <SeatList
          store={lobby}
          content={(seat) => <LocalSeat lobby={lobby} seat={seat} canBeOpen={!place.isLocal} />}
          middle={isWide && <div class="scene-begin">{beginning}</div>}
        />
      </Form>
      <TableSettings store={lobby} configure={(wish) => Promise.resolve(lobby.arrange(wish, (seat) => newcomerAt(door, seat)))} />
      <section class="plate local-place">
        {mine.length > 1 && (
          <>
            <p class="quiet-text">{t(place.isLocal ? 'local.begin.hotSeat' : 'hotSeat.about')}</p>
            <Checkbox
              text={t('hotSeat.setting')}
              name="handOver"
              checked={settings.handOver.value}
              onChange={(isChecked) => (settings.handOver.value = isChecked)}
            />
          </>
        )}
        {!place.isAway && (
          <Checkbox text={t('local.begin.only')} name="on-device" checked={place.isLocal} onChange={(isChecked) => place.want(isChecked)} />
        )}
        {place.isLocal && options.clock !== 'none' && <p class="quiet-text">{t('local.begin.noClock')}</p>}
      </section>
      {!isWide && <section class="plate lobby-bar">{beginning}</section>}
    </LobbyPage>
  );
};

/** A table of this device before its match, at `/play/computer` and `/play/device`. */
export const LocalLobbyScreen = () => {
  const door = route.value.page === 'computer' ? 'computer' : 'device';
  const lobby = useMemo(() => rematchLobby.peek() ?? proposedLobby(door), [door]);
  useEffect(() => void (rematchLobby.value = null), [lobby]);
  if (lobby.phase.value === 'lobby') return <Arranging key={door} lobby={lobby} door={door} />;
  return <TurnsScreen store={lobby} notice={<ProblemText text={lobby.problem.value} />} />;
};
