import { useState } from 'preact/hooks';
import { MAX_NOTE } from '@hexfall/shared/competition/acts';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { doneOrWhyNot } from '../text/competitionText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Form, ProblemText, TextField } from '../ui/fields.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import type { CompetitionForm } from './proposedCompetition.js';
import { MoreFields, RoundFields } from './RegulationFields.js';

/** What cannot be changed any more: with round 1 what is played, and with the last round how many there are. */
const fixedIn = ({ phase, rounds, expectedRounds }: CompetitionView): readonly (keyof Regulations)[] => [
  ...(phase === 'open' ? [] : (['format', 'bout', 'boards', 'halves', 'begins'] as const)),
  ...(rounds.length < expectedRounds ? [] : (['rounds', 'finals', 'lateUntil', 'pause'] as const)),
];

/** What differs from the regulations before. */
const changesOf = (before: Regulations, after: Regulations): Partial<Regulations> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as keyof Regulations] !== value));

interface Props {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
  readonly onClose: () => void;
}

/** Changes what can still be changed of the regulations. */
export const RegulationsDialog = ({ feed, view, onClose }: Props) => {
  // What is chosen stays while the competition goes on behind the dialog.
  const [before] = useState(view.regulations);
  const [value, change] = useState<CompetitionForm>({ regulations: before, options: view.options, listed: false });
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const fixed = fixedIn(view);
  const save = async (): Promise<void> => {
    const regulations = changesOf(before, value.regulations);
    if (Object.keys(regulations).length === 0) return onClose();
    const done = await doneOrWhyNot(feed.act({ do: 'change', regulations, ...(note.trim() !== '' && { note }) }));
    if (done.ok) onClose();
    else setProblem(done.error);
    return undefined;
  };
  return (
    <Dialog title={t('competitionOrganizer.regulations')} kind="competition" onClose={onClose}>
      <Form class="dialog-form" onSubmit={save}>
        <RoundFields value={value} fixed={fixed} onChange={change} />
        <MoreFields value={value} fixed={fixed} onChange={change} />
        <TextField label={t('competitionOrganizer.note')} name="note" maxLength={MAX_NOTE} value={note} onInput={setNote} />
        <ProblemText text={problem} />
        <div class="dialog-actions">
          <Button name="no" text={t('app.cancel')} onClick={onClose} />
          <Button submits name="yes" kind="primary" text={t('competitionOrganizer.save')} disabled={feed.isBusy.value} />
        </div>
      </Form>
    </Dialog>
  );
};
