import { useEffect, useRef } from 'preact/hooks';
import { keyText, type DecisionScene } from '../text/decisionText.js';
import { nameAt } from '../text/eventText.js';
import { openQuestion } from '../text/todoText.js';
import { useTable } from './tableScope.js';

/** The answers to the open question as buttons. The first takes the focus, so that keyboards and screen readers are there at once. */
export const QuestionKeys = () => {
  const { store, controls, cast } = useTable();
  const first = useRef<HTMLButtonElement>(null);
  const table = store.theater.shown.value;
  const decision = table?.decision;
  useEffect(() => first.current?.focus({ preventScroll: true }), [decision]);
  if (!table || !decision) return null;
  const scene: DecisionScene = {
    cast: cast.value,
    board: table.options.board,
    about: decision.about,
    nameAt: (hex) => nameAt(cast.value, table, hex),
  };
  return (
    <div class="answers" role="group" aria-label={openQuestion(cast.value, table)}>
      {decision.keys.map((key, place) => (
        <button
          key={key}
          ref={place === 0 ? first : null}
          type="button"
          class="button answer"
          data-key={key}
          onPointerEnter={() => (controls.weighed.value = key)}
          onPointerLeave={() => (controls.weighed.value = null)}
          // The first has the focus at once: only who uses the keyboard is shown what it would do.
          onFocus={({ currentTarget }) => (controls.weighed.value = currentTarget.matches(':focus-visible') ? key : null)}
          onBlur={() => (controls.weighed.value = null)}
          onClick={() => controls.send({ do: 'choose', key })}
        >
          {keyText(scene, decision.kind, key)}
        </button>
      ))}
    </div>
  );
};
