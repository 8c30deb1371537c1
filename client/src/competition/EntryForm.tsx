import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import type { EntrantMade } from '@hexfall/shared/protocol/competitions';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { settings } from '../platform/settings.js';
import type { FeedProblem } from '../text/competitionText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Form, TextField } from '../ui/fields.js';
import type { CompetitionFeed } from './CompetitionFeed.js';

/** What every way into a competition is shown with. */
export interface EntryFormProps {
  readonly feed: CompetitionFeed;
  readonly isMain: boolean;
}

interface Props extends EntryFormProps {
  readonly action: string;
  readonly text: string;
  /** Whether a further field is empty. */
  readonly lacks?: boolean;
  readonly children?: ComponentChildren;
  readonly enter: (name: string) => Promise<Result<EntrantMade, FeedProblem>>;
}

/** A form with the name of the user, which is that of the settings unless another one is written. */
export const EntryForm = ({ feed, isMain, action, text, lacks = false, children, enter }: Props) => {
  const [name, setName] = useState(settings.name.value);
  const submit = async (): Promise<void> => {
    const entered = await enter(name.trim());
    if (entered.ok) settings.name.value = name.trim();
  };
  return (
    <Form class="enter-form" onSubmit={submit}>
      {children}
      <TextField
        label={t('competitionPage.do.name')}
        name="name"
        autocomplete="nickname"
        enterkeyhint="go"
        required
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onInput={setName}
      />
      <Button
        submits
        name={action}
        kind={isMain ? 'primary' : 'plain'}
        size={isMain ? 'large' : 'usual'}
        text={text}
        disabled={feed.isBusy.value || name.trim() === '' || lacks}
      />
    </Form>
  );
};
