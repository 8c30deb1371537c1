import { useState } from 'preact/hooks';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { GameState } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { linkTo } from '../net/links.js';
import {
  fragmentOfJson,
  hasFragment,
  parseJson,
  type PositionError,
  readFragment,
  readPositionText,
  sandboxPath,
  shownPath,
  textOfFragment,
} from '../platform/positionLink.js';
import { navigate } from '../platform/route.js';
import { currentRecord, isRecordText, MOST_RECORD, type OpenedRecord, openRecord, textOf } from '../store/recordHistory.js';
import { lastSettled } from '../store/timeline.js';
import { PictureButtons } from '../table/PictureButtons.js';
import { playerLabels } from '../text/playerLabels.js';
import { positionErrorText, recordFaultText } from '../text/recordText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CopyField } from '../ui/CopyField.js';
import { Dialog } from '../ui/Dialog.js';
import { Form, ProblemText, TextArea } from '../ui/fields.js';
import { FileButton } from '../ui/FileButton.js';
import { useLatest } from '../ui/hooks.js';
import { useEditor } from './EditorControls.js';
import './SandboxScreen.css';

/** A text is a link to a position, or a position. */
const readPosition = (text: string): Promise<Result<GameState, PositionError>> =>
  hasFragment(text) ? readFragment(text) : Promise.resolve(readPositionText(text));

/** The puzzle in a text or link, without its solution; null if it is none. */
const puzzleIn = async (text: string): Promise<object | null> => {
  const found = hasFragment(text) ? await textOfFragment(text) : ok(text);
  const json = found.ok ? parseJson(found.value) : found;
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return null;
  return 'kind' in json.value && json.value.kind === 'puzzle' ? { ...json.value, solution: undefined } : null;
};

/** The last position of a record: where a question is open at its end, the one before. */
const lastPosition = ({ history }: OpenedRecord): GameState => {
  const last = lastSettled(history, history.steps.length);
  const parsed = parsePosition(formatPosition(last?.table ?? history.state.table));
  if (!parsed.ok) throw new Error(`the position of a match is none: ${parsed.error.message}`);
  return parsed.value;
};

/** What can be done with a record: it is walked through, or its last position is opened. */
const RecordChoice = ({ record, onDone }: { readonly record: OpenedRecord; readonly onDone: () => void }) => {
  const { sandbox } = useEditor();
  return (
    <>
      <p role="status">{t('sandbox.pass.record', { count: record.history.steps.length })}</p>
      <div class="dialog-actions">
        <Button
          name="open-last"
          text={t('sandbox.pass.last')}
          onClick={() => {
            sandbox.open(lastPosition(record));
            onDone();
          }}
        />
        <Button
          name="open-replay"
          kind="primary"
          text={t('matchReplay.open')}
          onClick={() => {
            currentRecord.value = record;
            navigate('/replay');
          }}
        />
      </div>
    </>
  );
};

/** Opens a position from a link, a text or a file, or the record of a match. */
const OpenForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { sandbox } = useEditor();
  const [text, setText] = useState('');
  const [record, setRecord] = useState<OpenedRecord | null>(null);
  const [problem, setProblem] = useState('');
  const write = (written: string): void => {
    setText(written);
    setRecord(null);
    setProblem('');
  };
  const open = async (chosen: string): Promise<void> => {
    if (isRecordText(chosen)) {
      const opened = openRecord(chosen);
      if (opened.ok) return setRecord(opened.value);
      return setProblem(recordFaultText(opened.error));
    }
    const puzzle = await puzzleIn(chosen);
    if (puzzle) return navigate(`/puzzles${await fragmentOfJson(puzzle)}`);
    const read = await readPosition(chosen);
    if (!read.ok) return setProblem(positionErrorText(read.error));
    sandbox.open(read.value);
    onDone();
  };
  const openFile = async (file: File): Promise<void> => {
    const found = await textOf(file);
    if (!found.ok) return setProblem(recordFaultText(found.error));
    write(found.value.slice(0, MOST_RECORD));
    await open(found.value);
  };
  return (
    <Form class="sandbox-open" onSubmit={() => open(text)}>
      <TextArea
        label={t('sandbox.pass.open')}
        name="position"
        rows={4}
        maxLength={MOST_RECORD}
        spellcheck={false}
        value={text}
        aria-invalid={problem !== ''}
        onInput={write}
      />
      <ProblemText text={problem} />
      {record ? (
        <RecordChoice record={record} onDone={onDone} />
      ) : (
        <div class="dialog-actions">
          <FileButton name="open-file" kind="button" onFile={(file) => void openFile(file)} />
          <Button name="open" kind="primary" submits text={t('sandbox.pass.openYes')} disabled={text.trim() === ''} />
        </div>
      )}
    </Form>
  );
};

/** The position as a link and as JSON, and the way to open another one. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { sandbox } = useEditor();
  const { table, piles } = sandbox.state.value;
  const path = useLatest(() => sandboxPath(table, piles), [table, piles]);
  const shown = path === null ? null : shownPath(path);
  return (
    <Dialog title={t('sandbox.bar.pass')} onClose={onClose} kind="sandbox-pass">
      <p>{t('sandbox.pass.link')}</p>
      <CopyField label={t('sandbox.pass.link')} text={path === null ? '' : linkTo(path)} />
      {shown !== null && (
        <>
          <p>{t('sandbox.pass.shown')}</p>
          <CopyField label={t('sandbox.pass.shown')} text={linkTo(shown)} />
        </>
      )}
      <p>{t('sandbox.pass.json')}</p>
      <CopyField label={t('sandbox.pass.json')} text={JSON.stringify(formatPosition(table, piles))} isLink={false} />
      <div class="menu-links">
        <PictureButtons table={table} title="" labels={playerLabels(table.players, [])} />
      </div>
      <OpenForm onDone={onClose} />
    </Dialog>
  );
};
