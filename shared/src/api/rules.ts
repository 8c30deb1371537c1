/** The rules: beginning a match, carrying out intents, battles and forecasts. Everything is pure and deterministic. */

export { ARMIES } from '../content/catalog.js';
export { type GameMap, MAPS } from '../content/maps.js';
export { type Board, type BoardId, BOARDS } from '../hex/boards.js';
export type { Hex } from '../hex/cells.js';
export type { Direction, Edge, EdgeStrengths, Rotation } from '../hex/direction.js';
export { type Forecast, forecastBattle, type ForecastRange, type Loss } from '../inspect/forecast.js';
export type { Clock } from '../model/clock.js';
export type { Decision, DecisionKind } from '../model/decision.js';
export type { EventType, GameEvent, Hit, Phase, RulesChanged, Save, StrikeResult, WarehouseHit } from '../model/event.js';
export type { Intent, IntentKind, MoveIntent, NamedFoundations, PushIntent, RedrawIntent } from '../model/intent.js';
export { DEFAULT_OPTIONS, type Mode, MODES, type Options } from '../model/options.js';
export { randomFrom, type RandomSource } from '../model/random.js';
export type { Rejection, RejectionCode } from '../model/rejection.js';
export type { Outcome, OutcomeReason, Result } from '../model/result.js';
export type { Seat } from '../model/seat.js';
export type {
  AbilityUse,
  Battle,
  BattleCause,
  Foundation,
  GameState,
  Pending,
  Pile,
  Player,
  PublicState,
  SpentExtra,
  Table,
  Turn,
  Unit,
  UsedAbility,
} from '../model/state.js';
export type { Prize, TerrainElement, Turret, Warehouse } from '../model/terrain.js';
export {
  ARMY_IDS,
  type ArmyId,
  type ArmySpec,
  type DeckId,
  type EffectKind,
  type Effects,
  type FoundationKind,
  type FoundationSpec,
  type InstantSpec,
  type TileKey,
  type TileSpec,
  type UnitSpec,
} from '../model/tile.js';
export type { Answerer } from '../rules/answers.js';
export { fightBattle, fightByDefault, fightOn, type FoughtBattle } from '../rules/battle/fightBattle.js';
export { createMatch, type MatchSetup } from '../rules/createMatch.js';
export { actingSeat, legalIntents } from '../rules/legal.js';
export { preview, refusalOf, step, type StepPreview, type StepResult } from '../rules/step.js';
export { RULES_VERSION } from '../rules/version.js';
