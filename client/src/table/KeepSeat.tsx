import { useEffect } from 'preact/hooks';
import keep from '@hexfall/shared/locales/en/keep.json';
import { seatsLink } from '../platform/seatKeys.js';
import { addTexts, t } from '../text/translate.js';
import { CopyField } from '../ui/CopyField.js';
import './KeepSeat.css';

addTexts({ keep });

/** The link that leads back to a seat, in a browser that does not keep its key; it asks before the page is left. */
export const KeepLink = ({ code }: { readonly code: string }) => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <div class="keep-seat" role="alert">
      <span>{t('keep.link')}</span>
      <CopyField label={t('keep.label')} text={seatsLink(code)} />
    </div>
  );
};

/** To those who open a table in a browser inside another program. */
export const InAppLine = () => (
  <p class="keep-seat" role="status" data-part="in-app">
    {t('keep.inApp')}
  </p>
);
