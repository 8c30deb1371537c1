import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { hasFragment, readFragment, SANDBOX_PATH, sandboxPath } from '../platform/positionLink.js';
import { navigate } from '../platform/route.js';
import { MessagePage, NotFoundScreen, WaitingPage } from '../shell/MessagePage.js';
import { Page } from '../shell/Page.js';
import { LocalStore } from '../store/LocalStore.js';
import { BoardStage } from '../table/BoardStage.js';
import { TableUiContext } from '../table/TableUi.js';
import { useTableUi } from '../table/useTableUi.js';
import { positionErrorText } from '../text/recordText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import { loadingText, useLoaded } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { MakeForm } from './MakeForm.js';
import { MakeResult } from './MakeResult.js';
import { PuzzleCheck } from './PuzzleCheck.js';
import { draftMode, PuzzleDraft } from './PuzzleDraft.js';
import './MakeScreen.css';

interface PartProps {
  readonly draft: PuzzleDraft;
  readonly check: PuzzleCheck;
  readonly board: RefObject<HTMLElement | null>;
  /** Shows a table on the board. */
  readonly onTable: (table: Table) => void;
}

/** The search for solutions, and what it has found. */
const Check = ({ draft, check, board, onTable }: PartProps) => {
  const shown = useSignal<number | null>(null);
  const [read, state] = [draft.puzzle.value, check.state.value];
  const show = (place: number | null): void => {
    shown.value = place;
    const found = state && state !== 'failed' && 'result' in state && place !== null ? state.result.solutions[place] : null;
    onTable(found ? found.table : draft.position.table);
    board.current?.scrollIntoView({ block: 'nearest' });
  };
  const isRunning = state !== null && state !== 'failed' && 'steps' in state;
  return (
    <div class="make-check">
      {!read.ok && <p class="problem">{`${t('puzzles.make.flawed')} ${read.error}`}</p>}
      {isRunning ? (
        <p class="row">
          <span class="waiting" role="status">
            {t('puzzles.make.checking', { number: state.steps })}
          </span>
          <Button name="stop-check" text={t('puzzles.make.cancel')} onClick={() => check.cancel()} />
        </p>
      ) : (
        <Button
          name="check"
          kind="primary"
          glyph="check"
          text={t('puzzles.make.check')}
          disabled={!read.ok}
          onClick={() => {
            shown.value = null;
            onTable(draft.position.table);
            if (read.ok) check.begin(read.value);
          }}
        />
      )}
      {state === 'failed' && <ProblemText text={t('puzzles.make.failed')} />}
      {read.ok && state && state !== 'failed' && 'result' in state && (
        <MakeResult puzzle={read.value} result={state.result} shown={shown.value} onShow={show} />
      )}
    </div>
  );
};

const Maker = ({ position }: { readonly position: GameState }) => {
  const draft = useMemo(() => new PuzzleDraft(position), [position]);
  const check = useMemo(() => new PuzzleCheck(), [draft]);
  const store = useMemo(() => {
    const environment = { heading: () => t('puzzles.make.heading'), wantsReplay: () => false, onSegment: () => undefined };
    return new LocalStore(position, environment, { mine: [] });
  }, [position]);
  const ui = useTableUi(store);
  const mode = useMemo(() => draftMode(ui, draft), [ui, draft]);
  const board = useRef<HTMLDivElement>(null);
  const showTable = (table: Table): void => store.reset({ ...position, table }, { mine: [] });
  // What was found holds for the puzzle that was checked.
  useEffect(() => {
    const stop = draft.puzzle.subscribe(() => {
      check.cancel();
      showTable(position.table);
    });
    return () => {
      stop();
      check.cancel();
    };
  }, [draft]);
  return (
    <TableUiContext.Provider value={ui}>
      <Page kind="make">
        <h1>{t('puzzles.make.heading')}</h1>
        <div class="make-parts">
          <div class="make-board" ref={board}>
            <BoardStage mode={mode} />
          </div>
          <section class="plate make-plate">
            <MakeForm draft={draft} />
            <Check draft={draft} check={check} board={board} onTable={showTable} />
            <Button
              name="to-sandbox"
              glyph="undo"
              text={t('puzzles.make.back')}
              onClick={() => void sandboxPath(position.table, position.piles).then(navigate)}
            />
          </section>
        </div>
      </Page>
    </TableUiContext.Provider>
  );
};

const OpenedPosition = ({ fragment }: { readonly fragment: string }) => {
  const read = useLoaded(() => readFragment(fragment));
  if (!read || read === 'failed') {
    return <WaitingPage text={loadingText(read === 'failed')} />;
  }
  return read.ok ? <Maker position={read.value} /> : <NotFoundScreen text={positionErrorText(read.error)} />;
};

/** Makes a puzzle of the position in the address, and checks it. */
export const MakeScreen = () => {
  const { hash } = location;
  if (hasFragment(hash)) return <OpenedPosition key={hash} fragment={hash} />;
  return (
    <MessagePage heading={t('puzzles.make.heading')} text={t('puzzles.make.none')}>
      <Link to={SANDBOX_PATH} kind="button primary">
        {t('puzzles.own.sandbox')}
      </Link>
    </MessagePage>
  );
};
