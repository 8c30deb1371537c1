import { useMemo, useState } from 'preact/hooks';
import { FileButton } from '../hud/FileButton.js';
import { Glyph } from '../hud/Glyph.js';
import { currentRecord, openRecord, type OpenedRecord } from '../store/recordHistory.js';
import { replayOfRecord } from '../tables/matchReplays.js';
import { t } from '../text/translate.js';
import { MatchReplayScreen } from './MatchReplayScreen.js';
import { Page } from './Page.js';
import { SavedGamePanel } from './SavedGamePanel.js';

const START = { turn: 0, step: 0 };

const OpenedMatch = ({ record, onClose }: { readonly record: OpenedRecord; readonly onClose: () => void }) => {
  const replay = useMemo(() => replayOfRecord(record), [record]);
  return <MatchReplayScreen study={null} replay={replay} moment={START} path={null} onClose={onClose} />;
};

/** Opens the record of a match from a file, by choosing, dropping or pasting it, and verifies it. */
export const RecordScreen = () => {
  const record = currentRecord.value;
  const [isWalking, setWalking] = useState(false);
  const [problem, setProblem] = useState('');
  const open = (text: string): void => {
    const opened = openRecord(text);
    if (opened.ok) currentRecord.value = opened.value;
    setProblem(opened.ok ? '' : t(`matchReplay.fault.${opened.error.kind}`, { reason: opened.error.message }));
  };
  const close = (): void => {
    currentRecord.value = null;
    setWalking(false);
  };
  if (record?.game && !isWalking) {
    return <SavedGamePanel game={record.game} history={record.history} onReplay={() => setWalking(true)} onClose={close} />;
  }
  if (record) return <OpenedMatch record={record} onClose={record.game ? () => setWalking(false) : close} />;
  return (
    <Page kind="record">
      <h1>{t('matchReplay.fileHeading')}</h1>
      <section
        class="plate record-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void event.dataTransfer?.files[0]?.text().then(open);
        }}
      >
        <div class="drop-place">
          <Glyph name="film" />
          <p>{t('matchReplay.fileAbout')}</p>
          <FileButton name="record-file" kind="button primary large" onText={open} />
        </div>
        <textarea
          rows={5}
          spellcheck={false}
          aria-label={t('matchReplay.paste')}
          placeholder={t('matchReplay.paste')}
          onInput={({ currentTarget }) => {
            if (currentTarget.value.trim() !== '') open(currentTarget.value);
          }}
        />
        <p class="problem" role="alert">
          {problem}
        </p>
      </section>
    </Page>
  );
};
