import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import { Page } from '../shell/Page.js';
import { isTyping } from '../store/input/shortcuts.js';
import { currentRecord, type OpenedRecord, openRecord, type RecordFault, textOf } from '../store/recordHistory.js';
import { replayOfRecord } from '../table/replay/matchReplays.js';
import { recordFaultText } from '../text/recordText.js';
import { t } from '../text/translate.js';
import { ProblemText, TextArea } from '../ui/fields.js';
import { FileButton } from '../ui/FileButton.js';
import { Glyph } from '../ui/Glyph.js';
import { MatchReplayScreen } from './MatchReplayScreen.js';
import { RecordProof, SavedGamePanel, SpokenProof } from './SavedGamePanel.js';
import './RecordScreen.css';

interface Openers {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

const TAKEN: readonly string[] = ['Files', 'text/plain'];

/**
 * Opens files and texts dropped on or pasted into the page, anywhere. Text pasted into a field stays there.
 * @returns whether the user is dragging something that can be dropped.
 */
const useDroppedMatch = (openers: Openers): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null, isForField = false): void => {
      const [file] = data?.files ?? [];
      const text = data?.getData('text/plain') ?? '';
      if (!file && (isForField || text.trim() === '')) return;
      event.preventDefault();
      if (file) openers.onFile(file);
      else openers.onText(text);
    };
    const drag = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.some((type) => TAKEN.includes(type))) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => take(event, event.clipboardData, isTyping(event.target));
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);
  return isOver;
};

const START = { turn: 0, step: 0 };

interface OpenedProps {
  readonly record: OpenedRecord;
  /** What was wrong with the file that was to replace this one. */
  readonly fault: RecordFault | null;
  readonly onClose: () => void;
}

const OpenedMatch = ({ record, fault, onClose }: OpenedProps) => {
  const replay = useMemo(() => replayOfRecord(record), [record]);
  useEffect(() => {
    if (fault) replay.say(recordFaultText(fault));
  }, [replay, fault]);
  const proof = <RecordProof record={record} />;
  return <MatchReplayScreen study={null} live={null} replay={replay} moment={START} path={null} proof={proof} onClose={onClose} />;
};

interface PlaceProps {
  readonly problem: string;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** Where a file is chosen, or its text pasted. */
const DropPlace = ({ problem, onFile, onText }: PlaceProps) => (
  <Page kind="record">
    <h1>{t('matchReplay.fileHeading')}</h1>
    <section class="plate record-drop">
      <div class="drop-place">
        <Glyph name="film" />
        <p>{t('record.about')}</p>
        <FileButton name="record-file" kind="button primary large" onFile={onFile} />
      </div>
      <TextArea
        rows={5}
        spellcheck={false}
        aria-label={t('record.paste')}
        placeholder={t('record.paste')}
        onInput={(value) => {
          if (value.trim() !== '') onText(value);
        }}
      />
      <ProblemText text={problem} />
    </section>
  </Page>
);

/** Opens and verifies the record of a match from a file, by choosing, dropping or pasting it. A new file replaces it. */
export const RecordScreen = () => {
  const record = currentRecord.value;
  const [isWalking, setWalking] = useState(false);
  const [fault, setFault] = useState<RecordFault | null>(null);
  const open = (opened: Result<OpenedRecord, RecordFault>): void => {
    setFault(opened.ok ? null : opened.error);
    if (!opened.ok) return;
    setWalking(false);
    currentRecord.value = opened.value;
  };
  const openText = (text: string): void => open(openRecord(text));
  const openFile = async (file: File): Promise<void> => {
    const text = await textOf(file);
    if (text.ok) openText(text.value);
    else open(text);
  };
  const onFile = (file: File): void => void openFile(file);
  const isOver = useDroppedMatch({ onFile, onText: openText });
  const close = (): void => {
    currentRecord.value = null;
    setFault(null);
    setWalking(false);
  };
  const problem = fault ? recordFaultText(fault) : '';
  const shown = ((): preact.ComponentChild => {
    if (!record) return <DropPlace problem={problem} onFile={onFile} onText={openText} />;
    if (record.game && !isWalking) {
      return <SavedGamePanel record={record} game={record.game} fault={problem} onReplay={() => setWalking(true)} onClose={close} />;
    }
    return <OpenedMatch record={record} fault={fault} onClose={record.game ? () => setWalking(false) : close} />;
  })();
  return (
    <>
      {shown}
      {record && <SpokenProof record={record} />}
      {isOver && <p class="drop-over">{t('record.drop')}</p>}
    </>
  );
};
