import { startPeopleShown } from '../platform/ownProfile.js';
import './StartPeopleSpace.css';

/** Where the people of the start page will be: as high as they were the last time, so that nothing below moves when they arrive. */
export const StartPeopleSpace = () => {
  const lines = startPeopleShown.value;
  if (lines === 0) return null;
  return (
    <div class="plate start-people" data-part="start-people-space" aria-hidden="true">
      <ul>
        {Array.from({ length: lines }, (_, line) => (
          <li key={line} />
        ))}
      </ul>
    </div>
  );
};
