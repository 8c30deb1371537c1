import type { Table } from '@hexfall/shared/model/state';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { ActionBar } from '../table/ActionBar.js';
import { ReplayBar } from '../table/replay/ReplayBar.js';
import { StatusLine } from '../table/StatusLine.js';
import { useTable } from '../table/TableUi.js';
import { outcomeText } from '../text/outcomeText.js';
import type { PlayerLabels } from '../text/playerLabels.js';
import { listOf, t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { useEditor } from './EditorControls.js';
import '../table/TableScreen.css';
import './SandboxScreen.css';

/** What the battle has cost, seat by seat; in the score modes: what it has brought. */
const resultText = (labels: PlayerLabels, before: Table, after: Pick<Table, 'players'>): string => {
  const changes = after.players.flatMap((player, seat) => {
    const was = before.players[seat] ?? player;
    const isScore = isScoreMode(before.options.mode);
    const [from, to] = isScore ? [was.score, player.score] : [was.hq, player.hq];
    return from === to ? [] : [t(isScore ? 'sandbox.battle.points' : 'sandbox.battle.hq', { player: labels.name(seat), from, to })];
  });
  return changes.length > 0 ? listOf(changes) : t('sandbox.battle.noLoss');
};

const unitsOn = ({ board }: Pick<Table, 'board'>): number => board.filter((unit) => unit !== null).length;

/** After the battle: what came of it, and where to go from there. */
const AfterBattle = () => {
  const { sandbox } = useEditor();
  const { store, labels } = useTable();
  const [before, after] = [sandbox.table.value, store.playback.shown.value];
  if (!after) return null;
  const fallen = unitsOn(before) - unitsOn(after);
  const ending = after.outcome ? ` ${outcomeText(labels.value, after.outcome)}` : '';
  return (
    <>
      <p class="todo" role="status">
        <span>
          {resultText(labels.value, before, { players: sandbox.store.table.players })}. {t('sandbox.battle.fallen', { count: fallen })}.
          {ending}
        </span>
      </p>
      <div class="actions" role="group">
        <Button class="action" name="replay" signOnly glyph="film" text={t('sandbox.battle.again')} onClick={() => store.watchAgain()} />
        <Button class="action" name="keep" glyph="check" text={t('sandbox.battle.keep')} onClick={() => sandbox.keep()} />
        <Button class="action" name="back" kind="primary" glyph="undo" text={t('sandbox.bar.back')} onClick={() => sandbox.back()} />
      </div>
    </>
  );
};

/** While a battle is fought: its replay, the questions it asks, and what came of it. */
export const BattleDesk = () => {
  const { replay, store } = useTable();
  const filming = replay.current.value !== null;
  if (!filming && !store.playback.shown.value?.decision) {
    return (
      <section class="desk sandbox-desk" aria-label={t('table.desk')}>
        <AfterBattle />
      </section>
    );
  }
  return (
    <section class="desk sandbox-desk" aria-label={t('table.desk')} data-wide="true">
      <StatusLine />
      {filming ? <ReplayBar /> : <ActionBar />}
    </section>
  );
};
