import { useLayoutEffect, useRef } from 'preact/hooks';
import { answerTexts } from '../text/answerText.js';
import { openQuestion } from '../text/statusText.js';
import { Button } from '../ui/Button.js';
import { useTable } from './TableUi.js';
import './DecisionButtons.css';

/** The answers to the open question as buttons. The first takes the focus, so that keyboards and screen readers are there at once. */
export const DecisionButtons = () => {
  const { store, controls, labels } = useTable();
  const first = useRef<HTMLButtonElement>(null);
  const table = store.playback.shown.value;
  const decision = table?.decision;
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [decision]);
  if (!table || !decision) return null;
  const answers = answerTexts(labels.value, table, decision);
  return (
    <div class="answers" role="group" aria-label={openQuestion(labels.value, table)}>
      {answers.map(({ key, label, reasons }, index) => (
        <Button
          key={key}
          ref={index === 0 ? first : null}
          class="answer"
          data-key={key}
          onPointerEnter={() => (controls.hoverAnswer.value = key)}
          onPointerLeave={() => (controls.hoverAnswer.value = null)}
          onFocus={({ currentTarget }) => (controls.hoverAnswer.value = currentTarget.matches(':focus-visible') ? key : null)}
          onBlur={() => (controls.hoverAnswer.value = null)}
          onClick={() => controls.send({ do: 'choose', key })}
        >
          <strong>
            {label}
            {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
          </strong>
          {reasons.map((reason) => (
            <span key={reason} class="answer-reason">
              {reason}
            </span>
          ))}
        </Button>
      ))}
    </div>
  );
};
