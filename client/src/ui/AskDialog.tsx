import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import { t } from '../text/translate.js';
import { Button } from './Button.js';
import { Dialog } from './Dialog.js';
import { ProblemText } from './fields.js';

interface Question {
  readonly heading: string;
  /** What it means to say yes. */
  readonly explain: ComponentChildren;
  readonly yes: string;
  /** “Cancel” if left out. */
  readonly no?: string | undefined;
}

interface AskDialogProps extends Question {
  /** `danger`: Enter says no. `primary`: Enter says yes. */
  readonly kind?: 'danger' | 'primary';
  /** Why yes could not be done. */
  readonly problem?: string;
  /** The key that says yes, shown on the button. */
  readonly shortcut?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be undone. */
export const AskDialog = ({
  heading,
  explain,
  yes,
  no = t('app.cancel'),
  kind = 'danger',
  problem = '',
  shortcut,
  onKeyDown,
  onYes,
  onClose,
}: AskDialogProps) => (
  <Dialog title={heading} onClose={onClose} kind="ask">
    {typeof explain === 'string' ? <p>{explain}</p> : explain}
    {problem !== '' && <ProblemText text={problem} />}
    <div class="dialog-actions" role="presentation" onKeyDown={onKeyDown}>
      <Button name="no" text={no} autofocus={kind === 'danger'} onClick={onClose} />
      <Button name="yes" kind={kind} text={yes} shortcut={shortcut} autofocus={kind === 'primary'} onClick={onYes} />
    </div>
  </Dialog>
);

type ButtonProps = ComponentProps<typeof Button>;

interface AskButtonProps extends Question, Pick<ButtonProps, 'name' | 'text' | 'label' | 'size' | 'kind' | 'disabled'> {
  /** Whether something would be lost; otherwise it is done at once. */
  readonly asks?: boolean;
  /** Does it. A returned promise says whether it could be done, or why not, as a sentence. */
  readonly act: (() => void) | (() => Promise<Result<null, string>>);
  /** After it has been done. */
  readonly onDone?: () => void;
}

/** A button that asks before it does what cannot be undone. */
export const AskButton = ({ heading, explain, yes, no, act, onDone, asks = true, ...button }: AskButtonProps) => {
  const [asking, ask] = useState(false);
  const [problem, setProblem] = useState('');
  const sure = async (): Promise<void> => {
    const done = await act();
    setProblem(done?.ok === false ? done.error : '');
    if (done?.ok === false) return;
    ask(false);
    onDone?.();
  };
  return (
    <>
      <Button {...button} onClick={() => (asks ? ask(true) : void sure())} />
      {asking && (
        <AskDialog
          heading={heading}
          explain={explain}
          yes={yes}
          no={no}
          problem={problem}
          onYes={() => void sure()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
};
