import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { animationSvg } from '@hexfall/shared/picture/replay/animationSvg';
import { FILM_SIZE } from '@hexfall/shared/picture/replay/battleFilm';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';

const DESCRIBED = 'A battle of Moloch and the Hegemony';

const unit = (army: string, tile: string, q: number, r: number, rot: number): object => ({ army, tile, at: [q, r], rot });

/** A position of a duel of two computer players, before a battle. */
const POSITION = {
  format: 1,
  options: { mode: 'duel', takeBack: false },
  players: [
    { army: 'moloch', hq: 20, hand: [], pile: 18, discard: [] },
    { army: 'hegemony', hq: 20, hand: [], pile: 17, discard: [] },
  ],
  turn: { player: 0, number: 15 },
  units: [
    unit('moloch', 'hq', -2, 1, 3),
    unit('moloch', 'guard', -2, 2, 1),
    unit('moloch', 'stormtrooper', -1, 0, 1),
    unit('hegemony', 'ganger', -1, 1, 0),
    unit('moloch', 'hunter-killer', -1, 2, 3),
    unit('moloch', 'gauss-cannon', 0, -2, 4),
    unit('hegemony', 'net-fighter', 0, -1, 1),
    unit('hegemony', 'runner', 0, 0, 0),
    unit('hegemony', 'officer-1', 0, 1, 2),
    unit('moloch', 'hornet', 1, -2, 2),
    unit('moloch', 'armored-hunter', 1, -1, 0),
    unit('hegemony', 'universal-soldier', 1, 1, 2),
    unit('hegemony', 'hq', 2, -2, 0),
    unit('moloch', 'juggernaut', 2, -1, 0),
    unit('hegemony', 'transport', 2, 0, 0),
  ],
};

/** The battle on the start page, fought by the engine, as `animationSvg` draws it. */
export const startBattleSvg = (): string => {
  const state = parsePosition(POSITION);
  if (!state.ok) throw new Error(state.error.message);
  const { table } = state.value;
  const { events } = fightByDefault(table, table.turn.player);
  return animationSvg(table, buildReplay(describeEvents(table, events)), FILM_SIZE, DESCRIBED);
};
