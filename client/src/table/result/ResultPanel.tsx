import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { totalOf } from '@hexfall/shared/rules/outcome';
import { isTeamMode, standings } from '@hexfall/shared/rules/sides';
import { countGame } from '../../platform/gamesPlayed.js';
import { settings } from '../../platform/settings.js';
import { victoriousArmy } from '../../sound/motifCues.js';
import { playMotif, playSound } from '../../sound/player.js';
import { isTyping } from '../../store/input/shortcuts.js';
import { countMatch } from '../../store/matchStatistics.js';
import { beatsComputer, teamsOf } from '../../store/seating.js';
import type { TableStore } from '../../store/TableStore.js';
import { verdictText } from '../../text/outcomeText.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Emblem, liveryProps } from '../../ui/Emblem.js';
import { Link } from '../../ui/Link.js';
import { RuleLink } from '../../ui/RuleLink.js';
import { GoodGameButton, UnreadLine } from '../chat/GoodGame.js';
import { RecordLink, ReplayLink, ReviewLink, SandboxLink, StudyLink } from '../links.js';
import { FilmButton, PictureButtons } from '../PictureButtons.js';
import { SeriesLine } from '../SeriesLine.js';
import { TableSlots, useTable } from '../TableUi.js';
import { FairDrawStatus, isDrawFault, useDrawFinding } from './FairDrawStatus.js';
import { headline } from './headline.js';
import { RematchButton } from './RematchButton.js';
import { ResultStory } from './ResultStory.js';
import { VerdictScene } from './VerdictScene.js';
import './ResultPanel.css';

interface ResultMenuProps {
  readonly table: Table;
  /** The result of checking the draw. */
  readonly draw: ComponentChildren;
  readonly onClose: () => void;
}

/** What else can be done after a match. */
const ResultMenu = ({ table, draw, onClose }: ResultMenuProps) => {
  const { store, labels } = useTable();
  const { file } = useContext(TableSlots);
  const code = store.online?.code.value ?? '';
  const isOpen = store.online?.isSealed.value === false;
  const watchAgain = (): void => {
    onClose();
    store.watchAgain();
  };
  return (
    <Dialog title={t('result.moreHeading')} onClose={onClose}>
      <div class="menu-links">
        {store.hasBattle.value && <Button name="watch-again" glyph="film" text={t('film.again')} onClick={watchAgain} />}
        {isOpen && <StudyLink code={code} />}
        {file}
        {store.online && <SandboxLink table={table} />}
        {isOpen && <RecordLink code={code} />}
        <PictureButtons table={table} title={store.heading.value} labels={labels.value} />
        <FilmButton />
        <Link to="/statistics" kind="button">
          {t('app.statistics')}
        </Link>
        <Link to="/" kind="button">
          {t('table.result.again')}
        </Link>
      </div>
      {draw}
    </Dialog>
  );
};

/** Returns the id of a match among those that this browser has played; null if it is no match, or the page has no seat. */
const playedAs = ({ online, players, mine }: TableStore): string | null => {
  if (mine.value.length === 0) return null;
  return online ? online.code.value : (players?.playedAs ?? null);
};

/**
 * Returns the id of a match in the statistics of the page's player. Null if it does not count: a file revealed the order of the draw piles,
 * several people play on this page, or it is no match.
 */
const countedAs = (store: TableStore): string | null =>
  store.online?.drawKnown.value || store.players?.isShared.value ? null : playedAs(store);

/** Whether the player of the page has won; on a shared device nobody knows who won. */
const hasWonMatch = ({ winners }: Outcome, { mine, players }: TableStore): boolean =>
  !players?.isShared.peek() && winners.some((seat) => mine.peek().includes(seat));

/** In letters: two lines of the narrowest panel. */
const LONG_HEADING = 22;

/** A spectator hears the motif of the army that has won, as its player does. */
const playOutcome = (outcome: Outcome, table: Table, mine: readonly Seat[]): void => {
  const army = victoriousArmy(outcome, table, mine);
  if (army) playMotif('victory', army);
  else playSound(outcome.winners.length === 0 ? 'drawn' : 'lost');
};

const Standing = ({ table, seat }: { readonly table: Table; readonly seat: Seat }) => {
  const { labels } = useTable();
  return (
    <li {...liveryProps(labels.value.livery(seat))} data-won={table.outcome?.winners.includes(seat)}>
      <Emblem livery={labels.value.livery(seat)} />
      <span>{labels.value.name(seat)}</span>
      <strong>{standings(table)[seat]}</strong>
    </li>
  );
};

/** All players; where there are teams, by team with its total. */
const Standings = ({ table }: { readonly table: Table }) => (
  <>
    {teamsOf(table.options.mode, table.players.length).map((seats, team) => (
      <section key={team}>
        {isTeamMode(table.options.mode) && <h3>{t('table.result.total', { number: team + 1, value: totalOf(table, seats) })}</h3>}
        <ul class="standings">
          {seats.map((seat) => (
            <Standing key={seat} table={table} seat={seat} />
          ))}
        </ul>
      </section>
    ))}
  </>
);

interface NextProps {
  readonly table: Table;
  /** Whether the page's player has said “Good game!”. */
  readonly isSaid: Signal<boolean>;
  /** Another match, and this one again, where no server does that. */
  readonly children: ComponentChildren;
}

/** The rematch, the match again, and the menu of all else. A fault of the draw is not left to the menu. */
const Next = ({ table, isSaid, children }: NextProps) => {
  const { online } = useTable().store;
  const [hasMore, setMore] = useState(false);
  const finding = useDrawFinding(online, table);
  const draw = online && <FairDrawStatus store={online} finding={finding} />;
  return (
    <>
      <div class="result-actions">
        {children}
        {online && <RematchButton />}
        {online && <GoodGameButton isSaid={isSaid} />}
        {online && <ReplayLink code={online.code.value ?? ''} />}
        {online && <ReviewLink code={online.code.value ?? ''} />}
        <Button name="result-more" glyph="menu" text={t('result.more')} onClick={() => setMore(true)} />
      </div>
      {isDrawFault(finding) && draw}
      {hasMore && <ResultMenu table={table} draw={!isDrawFault(finding) && draw} onClose={() => setMore(false)} />}
    </>
  );
};

interface Props {
  /** A sentence more about the end. */
  readonly word?: string;
  /** By what the match is known among those this browser has played, where its table does not say it. */
  readonly game?: string;
  /** The page has seen the match end: the verdict comes first. */
  readonly isFresh?: boolean;
  /** What can be done next, if not the way to the first page. */
  readonly children?: ComponentChildren;
}

/** Who has won, why, by which rule, and what can be done next. It comes after the last replay. */
export const ResultPanel = ({ word, game, isFresh = false, children }: Props) => {
  const ui = useTable();
  const { store, resultOpen } = ui;
  const table = store.playback.shown.value;
  const outcome = store.playback.busy.value ? null : (table?.outcome ?? null);
  useEffect(() => {
    if (!table || !outcome) return;
    playOutcome(outcome, table, store.mine.peek());
    if (beatsComputer(outcome.winners, store.mine.peek(), store.players?.seats.peek() ?? [])) settings.computerBeaten.value = true;
  }, [outcome === null]);
  const played = game ?? playedAs(store);
  useEffect(() => {
    if (outcome && played !== null) countGame(played, hasWonMatch(outcome, store));
  }, [outcome === null, played]);
  const counted = countedAs(store);
  useEffect(() => {
    if (!table || !outcome || counted === null || !store.players) return;
    const [seats, mine] = [store.players.seats.peek(), store.mine.peek()];
    countMatch({ id: counted, byCard: mine.some((seat) => (seats[seat]?.crest ?? '') !== ''), table, seats, mine });
  }, [outcome === null, counted]);
  const panel = useRef<HTMLElement>(null);
  const told = useMemo(() => signal(false), [store]);
  const isSaid = useMemo(() => signal(false), [store]);
  const isTelling = isFresh && !told.value;
  const isOpen = outcome !== null && resultOpen.value && !isTelling;
  const history = isOpen ? store.history.value : null;
  useLayoutEffect(() => {
    if (isOpen && !isTyping(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (table && outcome && isTelling) return <VerdictScene table={table} outcome={outcome} onEnd={() => (told.value = true)} />;
  if (!table || !outcome || !isOpen) return null;
  const heading = headline(ui, outcome);
  return (
    <section
      class="result plate"
      role="dialog"
      tabIndex={-1}
      ref={panel}
      aria-label={t('table.result.show')}
      data-many={table.players.length > 2}
    >
      <IconButton
        name="look"
        class="result-close"
        glyph="close"
        label={t('table.result.look')}
        onClick={() => (resultOpen.value = false)}
      />
      <UnreadLine />
      <div class="result-verdict">
        <h2 data-long={heading.length > LONG_HEADING}>{heading}</h2>
        <p>
          {verdictText(ui.labels.value, table, outcome, ui.store.players?.isShared.value ? null : store.me.value)}
          {outcome.rule !== '' && <RuleLink clause={outcome.rule} isSign />}
        </p>
        {word !== undefined && <p>{word}</p>}
        {store.online?.agreements.value.isVoid && <p role="alert">{t('result.void')}</p>}
        <Standings table={table} />
        <SeriesLine store={store} name={ui.labels.value.name} />
      </div>
      {history && <ResultStory table={table} outcome={outcome} history={history} />}
      <Next table={table} isSaid={isSaid}>
        {children}
      </Next>
    </section>
  );
};
