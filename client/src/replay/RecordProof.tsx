import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../ui/Glyph.js';
import type { OpenedRecord } from '../store/recordHistory.js';
import { proofText } from '../text/recordText.js';
import './RecordScreen.css';

interface Props {
  readonly record: OpenedRecord;
}

/** The result of the verification of a match file, shown as long as the file is open. */
export const RecordProof = ({ record }: Props) => (
  <p class="record-proof" data-proven={record.doubt === null}>
    <Glyph name={record.doubt === null ? 'check' : 'info'} />
    <span>{proofText(record)}</span>
  </p>
);

/** The same for screen readers, said once: they say what comes into a place that has been there before. */
export const SpokenProof = ({ record }: Props) => {
  const [said, say] = useState<OpenedRecord | null>(null);
  useEffect(() => say(record), [record]);
  return (
    <p class="spoken" role="status" data-spoken="proof">
      {said && proofText(said)}
    </p>
  );
};
