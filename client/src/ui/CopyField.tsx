import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../text/translate.js';
import { Button } from './Button.js';
import { copyText } from './copyText.js';
import { TextField } from './fields.js';
import { Glyph } from './Glyph.js';

interface Props {
  readonly label: string;
  readonly text: string;
  /** Whether it can be opened, and so shared; true if left out. */
  readonly isLink?: boolean;
  /** Whether it is marked at once, to be copied by the keys or the menu of the browser. */
  readonly isMarked?: boolean;
}

/** A text to be taken elsewhere: copied, or shared where the device can. */
export const CopyField = ({ label, text, isLink = true, isMarked = false }: Props) => {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMarked) field.current?.select();
  }, []);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) setCopied(true);
    else field.current?.select(); // the user copies the marked text
  };
  return (
    <div class="copy-field">
      <TextField ref={field} readOnly aria-label={label} value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
      <Button onClick={() => void copy()}>
        <Glyph name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{t(copied ? 'app.lobby.copied' : isLink ? 'app.lobby.copy' : 'app.lobby.copyText')}</span>
      </Button>
      {isLink && 'share' in navigator && (
        <Button
          glyph="share"
          text={t('app.lobby.share')}
          onClick={() => void navigator.share({ title: t('app.title'), url: text }).catch(() => undefined)}
        />
      )}
    </div>
  );
};
