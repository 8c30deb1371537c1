import { useState } from 'preact/hooks';
import { CODE_LENGTH } from '@hexfall/shared/protocol/messages';
import { isOnline } from '../offline/isOnline.js';
import { navigate, pathOfTable, routeOf } from '../platform/route.js';
import { t } from '../text/translate.js';
import { NeedsServer } from '../shell/EmptyState.js';

/** What has been typed already: the document has the field before scripts run. */
const typedCode = (): string => document.querySelector<HTMLInputElement>('.join input')?.value ?? '';

/** A form for users who have a table's code and no link. */
export const JoinForm = () => {
  const [code, setCode] = useState(typedCode);
  const path = pathOfTable(code.trim().toUpperCase());
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(path);
      }}
    >
      <p>{t('app.start.join')}</p>
      <div class="row">
        <input
          type="text"
          aria-label={t('app.start.joinCode')}
          placeholder={t('app.start.joinCode')}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={CODE_LENGTH}
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <button type="submit" class="button" disabled={routeOf(path).page !== 'table' || !isOnline.value}>
          {t('app.start.joinGo')}
        </button>
      </div>
      <NeedsServer />
    </form>
  );
};
