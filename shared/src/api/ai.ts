/** Computer players. The same seed gives the same choices. */

export { computerTurn, type PlannedTurn, type TurnRequest } from '../ai/computerTurn.js';
export { type ComputerPlayer, createPlayer, PLAYER_NAMES, type PlayerName } from '../ai/players.js';
export type { IsLate } from '../ai/searchReplies.js';
export { type LevelId, LEVELS, type PlanGoal } from '../model/computer.js';
