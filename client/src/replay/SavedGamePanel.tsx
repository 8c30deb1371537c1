import '../text/localText.js';
import { useEffect, useState } from 'preact/hooks';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { SavedSeatJson } from '@hexfall/shared/notation/json';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { sendSavedGame } from '../net/api.js';
import { isOnline } from '../offline/isOnline.js';
import { sendWithCode } from '../platform/invitationCode.js';
import { navigate, pathOfLocal, pathOfTable } from '../platform/route.js';
import { newKey, storeKey } from '../platform/seatKeys.js';
import { NeedsServer } from '../shell/EmptyState.js';
import { Page } from '../shell/Page.js';
import type { OpenedRecord, SavedGame } from '../store/recordHistory.js';
import { keepSavedGame } from '../table/beginLocalGame.js';
import { turnText } from '../table/TopBar.js';
import { armyName } from '../text/names.js';
import { proofText, type SavedProblem, savedProblem } from '../text/recordText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { ProblemText } from '../ui/fields.js';
import { Glyph } from '../ui/Glyph.js';
import './RecordScreen.css';
import '../table/result/ResultPanel.css';

interface RecordProofProps {
  readonly record: OpenedRecord;
}

/** The result of the verification of a match file, shown as long as the file is open. */
export const RecordProof = ({ record }: RecordProofProps) => (
  <p class="record-proof" data-proven={record.doubt === null}>
    <Glyph name={record.doubt === null ? 'check' : 'info'} />
    <span>{proofText(record)}</span>
  </p>
);

/** The same for screen readers, announced once: they announce what enters an existing element. */
export const SpokenProof = ({ record }: RecordProofProps) => {
  const [announced, setAnnounced] = useState<OpenedRecord | null>(null);
  useEffect(() => setAnnounced(record), [record]);
  return (
    <p class="spoken" role="status" data-spoken="proof">
      {announced && proofText(announced)}
    </p>
  );
};

/** New keys for the seats of people, by seat; a person with two seats has one (O5). */
const keysFor = (seats: readonly SavedSeatJson[], persons: readonly number[]): readonly (string | null)[] => {
  const keys = new Map<number, string>();
  return seats.map(({ computer }, seat) => {
    if (computer !== undefined) return null;
    const person = persons[seat] ?? seat;
    const key = keys.get(person) ?? newKey();
    keys.set(person, key);
    return key;
  });
};

/**
 * Continues a saved match at a new table of this server: this browser gets the seats of all people.
 * @returns the table's code, or why that did not work; null if the server does not answer.
 */
const openSavedGame = async ({ record, seats, persons }: SavedGame): Promise<Result<string, ApiError | null>> => {
  const keys = keysFor(seats, persons);
  const opened = await sendWithCode((headers) => sendSavedGame({ record, keys }, headers));
  if (!opened.ok) return opened;
  for (const key of keys) if (key !== null) storeKey(opened.value, key);
  return ok(opened.value);
};

interface Props {
  readonly record: OpenedRecord;
  readonly game: SavedGame;
  /** What was wrong with the file that was to replace this one; else empty. */
  readonly fault: string;
  /** Walks through it instead. */
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/** A saved match from a file: to continue on this server or this device, or to walk through. */
export const SavedGamePanel = ({ record, game, fault, onReplay, onClose }: Props) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SavedProblem | null>(null);
  const { players, turn } = record.history.state.table;
  const goOnHere = (): void => {
    const stored = keepSavedGame(game.record);
    if (stored.ok) navigate(pathOfLocal(stored.value));
    else setProblem({ text: t('local.begin.failed', { reason: stored.error }), detail: '' });
  };
  const goOn = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const opened = await openSavedGame(game);
    setBusy(false);
    if (opened.ok) navigate(pathOfTable(opened.value));
    else setProblem(savedProblem(opened.error));
  };
  return (
    <Page kind="record">
      <h1>{t('record.saved.heading')}</h1>
      <section class="plate record-drop saved-game">
        <p>{turnText(turn.number, turn.phase === 'setup', turn.additional !== null)}</p>
        <ul class="standings">
          {game.seats.map(({ name, computer }, seat) => {
            const army = players[seat]?.army;
            return (
              army && (
                <li key={seat} {...liveryProps(army)}>
                  <Emblem livery={army} />
                  <span>{name === '' ? armyName(army) : name}</span>
                  {computer && <span class="tag">{t(`computer.levels.${computer}`)}</span>}
                </li>
              )
            );
          })}
        </ul>
        <p>{t(game.isFromPosition ? 'record.saved.fromPosition' : 'record.saved.about')}</p>
        <RecordProof record={record} />
        <ProblemText text={problem?.text ?? fault} />
        {problem && problem.detail !== '' && (
          <p class="problem-detail" lang="en">
            {problem.detail}
          </p>
        )}
        {!game.isFromPosition && <NeedsServer />}
        <div class="row">
          {!game.isFromPosition && (
            <Button
              name="go-on-saved"
              kind="primary"
              size="large"
              glyph="play"
              text={t('record.saved.goOn')}
              disabled={busy || !isOnline.value}
              onClick={() => void goOn()}
            />
          )}
          <Button name="go-on-here" glyph="board" text={t('local.begin.saved')} onClick={goOnHere} />
          <Button name="replay-saved" glyph="film" text={t('matchReplay.open')} onClick={onReplay} />
          <Button name="close-saved" text={t('record.saved.other')} onClick={onClose} />
        </div>
      </section>
    </Page>
  );
};
