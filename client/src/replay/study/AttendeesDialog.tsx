import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import type { Attendee } from '@hexfall/shared/protocol/study';
import { settings } from '../../platform/settings.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { CopyField } from '../../ui/CopyField.js';
import { Dialog } from '../../ui/Dialog.js';
import { Checkbox, TextField } from '../../ui/fields.js';
import type { StudyStore } from './StudyStore.js';
import { attendeeName } from './studyText.js';
import './StudyBar.css';

interface Props {
  readonly study: StudyStore;
  readonly link: string;
  readonly onClose: () => void;
}

const Person = ({ study, attendee }: { readonly study: StudyStore; readonly attendee: Attendee }) => {
  const name = attendeeName(attendee);
  const isLeader = study.leader.value?.by === attendee.by;
  const isOwn = study.own.value === attendee.by;
  return (
    <li class="attendee" data-leads={isLeader}>
      <bdi class="attendee-name">{isOwn ? t('study.own', { name }) : name}</bdi>
      {attendee.seat === null && <span class="tag">{t('study.watches')}</span>}
      <span class="quiet-text">{t(isLeader ? 'study.leads' : attendee.follows ? 'study.follows' : 'study.looks')}</span>
      {study.leads.value && !isOwn && (
        <Button
          name="hand-over"
          size="small"
          text={t('study.handOver')}
          label={t('study.handOverTo', { name })}
          onClick={() => void study.act({ do: 'yield', to: attendee.by })}
        />
      )}
    </li>
  );
};

/** What only the leader decides. */
const Leading = ({ study }: { readonly study: StudyStore }) => (
  <>
    <Checkbox
      text={t('study.everyone')}
      name="everyone-draws"
      checked={study.view.value?.everyone ?? false}
      onChange={(isChecked) => void study.act({ do: 'allow', everyone: isChecked })}
    />
    <Button name="yield" text={t('study.yield')} onClick={() => void study.act({ do: 'yield', to: null })} />
  </>
);

/** Who walks through the match together, who leads, and how others come. */
export const AttendeesDialog = ({ study, link, onClose }: Props) => {
  const { listed, count } = study.attendees.value;
  const watches = study.table.mine.value.length === 0;
  const leave = (): void => {
    onClose();
    study.leave();
  };
  return (
    <Dialog title={t('study.people')} onClose={onClose} kind="attendees">
      <ul class="attendees">
        {listed.map((attendee) => (
          <Person key={attendee.by} study={study} attendee={attendee} />
        ))}
      </ul>
      {count > listed.length && <p class="quiet-text">{t('study.more', { count: count - listed.length })}</p>}
      {watches && (
        <TextField
          label={t('study.name')}
          name="study-name"
          autocomplete="nickname"
          maxLength={MAX_NAME_LENGTH}
          value={settings.name.value}
          onChange={(value) => {
            settings.name.value = value;
            void study.rename();
          }}
        />
      )}
      {study.leads.value && <Leading study={study} />}
      {!watches && !study.leads.value && study.leader.value?.seat === null && (
        <Button name="take-lead" text={t('study.lead')} onClick={() => void study.lead()} />
      )}
      <CopyField label={t('study.link')} text={link} />
      <Button name="study-leave" text={t('study.leave')} onClick={leave} />
    </Dialog>
  );
};
