import { ASK_KINDS, settings, type AskKind } from '../platform/settings.js';
import { t } from '../text/translate.js';

/** Which irreversible steps are asked about first. */
export const AskSettings = () => {
  const asks = settings.asks.value;
  const change = (kind: AskKind, isAsked: boolean): void => {
    settings.asks.value = ASK_KINDS.filter((known) => (known === kind ? isAsked : asks.includes(known)));
  };
  return (
    <fieldset class="choices">
      <legend>{t('acting.ask.before')}</legend>
      {ASK_KINDS.map((kind) => (
        <label key={kind} class="choice">
          <input
            type="checkbox"
            name={`ask-${kind}`}
            checked={asks.includes(kind)}
            onChange={({ currentTarget }) => change(kind, currentTarget.checked)}
          />
          <span>{t(`acting.ask.kind.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
};
