import type { Frame } from '../battle/types.js';
import { aimText } from '../text/aimText.js';
import type { Cast } from '../text/cast.js';
import { factText } from '../text/factText.js';
import { todoText, waitingText } from '../text/todoText.js';
import { t } from '../text/translate.js';
import { Emblem } from './Emblem.js';
import { useTable, type TableScope } from './tableScope.js';
import { wear } from './wear.js';

/** More sentences than this do not fit the line; the log has all. */
const MOST_FACTS = 3;

const headingOf = ({ kind, phase }: Frame): string => {
  if (phase !== null) return t('table.film.phase', { initiative: phase });
  return kind === 'deed' ? '' : t('table.todo.film');
};

const captionOf = (cast: Cast, frame: Frame): string => {
  const { facts } = frame;
  const heading = headingOf(frame);
  const sentences = facts.map((fact) => factText(cast, fact)).filter((text) => text !== '');
  const more = sentences.length > MOST_FACTS ? ' …' : '';
  return `${heading}${heading !== '' && sentences.length > 0 ? ': ' : ''}${sentences.slice(0, MOST_FACTS).join(' ')}${more}`;
};

const sentenceOf = ({ store, controls, deck, cast }: TableScope): string => {
  const table = store.theater.shown.value;
  const frame = deck.frame.value;
  if (frame) return captionOf(cast.value, frame);
  if (!table) return '';
  if (table.outcome) return t('table.todo.over');
  if ((store.online?.unanswered.value ?? 0) > 0) return t('table.todo.sending');
  const [me, acting] = [store.me.value, store.acting.value];
  if (acting === null) return '';
  if (me !== acting) return waitingText(cast.value, table, acting);
  const [selection, choice] = [controls.selection.value, controls.choice.value];
  const aim = selection && choice ? aimText(table, selection, choice) : '';
  return aim || todoText(cast.value, table, store.legal.value, me);
};

/** For whom one plays, where a page has several seats: two armies of one person (O5), or two people at one screen. */
const PlayedArmy = ({ store, cast }: TableScope) => {
  const me = store.me.value;
  const player = me === null ? undefined : store.theater.shown.value?.players[me];
  if (me === null || !player || store.mine.value.length < 2) return null;
  return (
    <span class="todo-army" {...wear(player.army)}>
      <Emblem livery={player.army} />
      <span class="todo-army-name">{cast.value.side(me)}</span>
    </span>
  );
};

/** One sentence: what is to be done now, and by whom. */
export const TodoLine = () => {
  const scope = useTable();
  const { store } = scope;
  const mine = store.me.value !== null && store.me.value === store.acting.value && !scope.deck.film.value;
  return (
    <p class="todo" role="status" data-mine={mine} data-film={scope.deck.film.value !== null}>
      {mine && <PlayedArmy {...scope} />}
      <span>{sentenceOf(scope)}</span>
    </p>
  );
};
