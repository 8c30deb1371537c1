/** Whether boards have no ground: for users who want more contrast. */
export const wantsPlainBoards = (): boolean => matchMedia('(prefers-contrast: more), (forced-colors: active)').matches;
