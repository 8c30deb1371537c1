import { addressOf } from '../net/address.js';
import { navigate, route } from '../store/route.js';
import { t } from '../text/translate.js';

/**
 * A clause of the rules, such as `B4`, as a link to the rules page. At a table it opens beside the table: reading does not
 * leave the match or the puzzle.
 */
export const RuleLink = ({ clause }: { readonly clause: string }) => {
  const to = `/rules#${clause}`;
  const { page } = route.value;
  const atTable = page === 'table' || page === 'coached' || page === 'puzzle' || page === 'puzzles';
  return (
    <a
      class="rule-link"
      href={addressOf(to)}
      target={atTable ? '_blank' : undefined}
      rel={atTable ? 'noopener' : undefined}
      aria-label={atTable ? t('ruleLink.beside', { clause }) : t('ruleLink.here', { clause })}
      onClick={(event) => {
        if (atTable || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {clause}
    </a>
  );
};
