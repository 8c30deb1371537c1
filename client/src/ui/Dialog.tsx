import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../text/translate.js';
import { IconButton } from './Button.js';
import './Dialog.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Goes back to what the window showed before, as Escape does then. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  readonly children: ComponentChildren;
  /** For styles. */
  readonly kind?: string;
}

/** A window over the page: the browser keeps the focus in it, Escape and a click beside it close it. */
export const Dialog = ({ title, onClose, back, children, kind = 'plain' }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => {
      isLeft.current = true;
      opened?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog dialog-${kind}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        (back?.onBack ?? onClose)();
      }}
      // A browser closes a window by the second Escape without asking again.
      onClose={() => {
        if (!isLeft.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          {back && <IconButton name="back" glyph="back" label={back.label} onClick={back.onBack} />}
          <h2>{title}</h2>
          <IconButton glyph="close" label={t('app.close')} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
};
