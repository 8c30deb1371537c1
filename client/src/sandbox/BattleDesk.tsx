import type { Table } from '@hexfall/shared/model/state';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { ActionBar } from '../hud/ActionBar.js';
import { FilmBar } from '../hud/FilmBar.js';
import { useTable } from '../hud/tableScope.js';
import { TodoLine } from '../hud/TodoLine.js';
import type { Cast } from '../text/cast.js';
import { outcomeText } from '../text/outcomeText.js';
import { listOf, t } from '../text/translate.js';
import { SandboxKey } from './SandboxKey.js';
import { useHand } from './useHand.js';

/** What the battle has cost, seat by seat; in the score modes: what it has brought. */
const resultText = (cast: Cast, before: Table, after: Pick<Table, 'players'>): string => {
  const changes = after.players.flatMap((player, seat) => {
    const was = before.players[seat] ?? player;
    const isScore = isScoreMode(before.options.mode);
    const [from, to] = isScore ? [was.score, player.score] : [was.hq, player.hq];
    return from === to ? [] : [t(isScore ? 'sandbox.battle.points' : 'sandbox.battle.hq', { player: cast.name(seat), from, to })];
  });
  return changes.length > 0 ? listOf(changes) : t('sandbox.battle.noLoss');
};

const unitsOn = ({ board }: Pick<Table, 'board'>): number => board.filter((unit) => unit !== null).length;

/** After the battle: what came of it, and where to go from there. */
const AfterBattle = () => {
  const { sandbox } = useHand();
  const { store, cast } = useTable();
  const [before, after] = [sandbox.table.value, store.theater.shown.value];
  if (!after) return null;
  const fallen = unitsOn(before) - unitsOn(after);
  const ending = after.outcome ? ` ${outcomeText(cast.value, after.outcome)}` : '';
  return (
    <>
      <p class="todo" role="status">
        <span>
          {resultText(cast.value, before, { players: sandbox.store.table.players })}. {t('sandbox.battle.fallen', { count: fallen })}.
          {ending}
        </span>
      </p>
      <div class="actions" role="group">
        <SandboxKey name="replay" signOnly glyph="film" text={t('sandbox.battle.again')} onClick={() => store.watchAgain()} />
        <SandboxKey name="keep" glyph="check" text={t('sandbox.battle.keep')} onClick={() => sandbox.keep()} />
        <SandboxKey name="back" kind="primary" glyph="undo" text={t('sandbox.battle.back')} onClick={() => sandbox.back()} />
      </div>
    </>
  );
};

/** While a battle is fought: its film, the questions it asks, and what came of it. */
export const BattleDesk = () => {
  const { deck, store } = useTable();
  const filming = deck.film.value !== null;
  if (!filming && !store.theater.shown.value?.decision) {
    return (
      <section class="desk sandbox-desk" aria-label={t('table.desk')}>
        <AfterBattle />
      </section>
    );
  }
  return (
    <section class="desk sandbox-desk" aria-label={t('table.desk')} data-wide="true">
      <TodoLine />
      {filming ? <FilmBar /> : <ActionBar />}
    </section>
  );
};
