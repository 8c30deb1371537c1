import { useEffect, useRef, useState } from 'preact/hooks';
import { findLanHost, linkTo } from '../net/links.js';
import { pathOfTable } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { copyText } from '../ui/copyText.js';
import { TextField } from '../ui/fields.js';

/** The link as a marked text, for browsers that let a page copy nothing. */
const MarkedLink = ({ link }: { readonly link: string }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return <TextField ref={field} readOnly aria-label={t('app.lobby.link')} value={link} />;
};

interface Props {
  readonly code: string;
  /** Called when the link has been shared or copied. */
  readonly onSent: () => void;
}

/** The buttons that share the link to a table, where the device can, and copy it. */
export const SendLink = ({ code, onSent }: Props) => {
  const link = linkTo(pathOfTable(code));
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null);
  const canShare = 'share' in navigator;
  useEffect(() => void findLanHost(), []);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link);
    setCopied(isCopied ? 'yes' : 'failed');
    if (isCopied) onSent();
  };
  const share = (): void => void navigator.share({ title: t('app.title'), url: link }).then(onSent, () => undefined);
  return (
    <div class="send-link">
      {copied === 'failed' && <MarkedLink link={link} />}
      {canShare && <Button name="share-link" kind="primary" size="large" glyph="share" text={t('app.lobby.share')} onClick={share} />}
      <Button
        name="copy-link"
        kind={canShare ? 'plain' : 'primary'}
        size="large"
        glyph={copied === 'yes' ? 'check' : 'copy'}
        label={t('app.lobby.copy')}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{t(copied === 'yes' ? 'app.lobby.copied' : canShare ? 'app.lobby.copyText' : 'app.lobby.copy')}</span>
      </Button>
    </div>
  );
};
