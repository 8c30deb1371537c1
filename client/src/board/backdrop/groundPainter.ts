/** What paints the ground of boards: loaded after the board. */
export { inSlices } from './inSlices.js';
export { paintBackdrop, uncoverFloors } from './paintBackdrop.js';
export { backdropOf } from '@hexfall/shared/content/backdrops';
