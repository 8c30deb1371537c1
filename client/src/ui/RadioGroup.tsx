import type { ComponentChildren } from 'preact';
import { Radio } from './fields.js';
import './RadioGroup.css';

interface Props<T> {
  readonly legend: string;
  /** Of the radio buttons. */
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T | null;
  readonly textOf: (value: T) => string;
  /** What a value means, below it: then values are cards. */
  readonly aboutOf?: (value: T) => string;
  /** The facts about a value, in a line below it. */
  readonly factsOf?: (value: T) => string;
  /** What choosing a value would change besides, in a line below it; empty if nothing. */
  readonly noteOf?: (value: T) => string;
  readonly onChoose: (value: T) => void;
  /** What it is about, under the legend. */
  readonly about?: ComponentChildren;
  /** The element with a description. */
  readonly describedBy?: string | undefined;
  /** Whether to show a row of buttons instead of a list. */
  readonly isRow?: boolean;
}

/** One of several values. */
export const RadioGroup = <T extends string | number>({
  legend,
  name,
  values,
  chosen,
  textOf,
  aboutOf,
  factsOf,
  noteOf,
  onChoose,
  about,
  describedBy,
  isRow = false,
}: Props<T>) => (
  <fieldset class={`choices ${isRow ? 'choice-row' : ''} ${aboutOf ? 'choice-cards' : ''}`} aria-describedby={describedBy}>
    <legend>{legend}</legend>
    {about}
    {values.map((value) => {
      const note = value === chosen ? '' : noteOf?.(value);
      return (
        <Radio key={value} name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)}>
          <span>
            {aboutOf ? <strong>{textOf(value)}</strong> : textOf(value)}
            {factsOf && <span class="choice-facts">{factsOf(value)}</span>}
            {aboutOf && <span class="choice-about">{aboutOf(value)}</span>}
            {note && <span class="choice-note">{note}</span>}
          </span>
        </Radio>
      );
    })}
  </fieldset>
);
