import { startPeopleShown } from '../store/ownProfile.js';

/** Where the people of the start page will be: as high as they were the last time, so that nothing below moves when they arrive. */
export const StartPeopleSpace = () =>
  startPeopleShown.value > 0 ? <div class="plate start-people-space" style={{ '--lines': startPeopleShown.value }} aria-hidden="true" /> : null;
