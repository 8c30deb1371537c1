import type { ComponentChildren } from 'preact';
import './RadioGroup.css';

interface Props<T> {
  readonly legend: string;
  /** Of the radio buttons. */
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T | null;
  readonly textOf: (value: T) => string;
  /** What a value means, in a line below it. */
  readonly aboutOf?: (value: T) => string;
  readonly onChoose: (value: T) => void;
  /** What it is about, under the legend. */
  readonly about?: ComponentChildren;
  /** The element with a description. */
  readonly describedBy?: string | undefined;
  /** As a row of keys rather than as a list. */
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
  onChoose,
  about,
  describedBy,
  isRow = false,
}: Props<T>) => (
  <fieldset class={`choices ${isRow ? 'choice-row' : ''} ${aboutOf ? 'explained' : ''}`} aria-describedby={describedBy}>
    <legend>{legend}</legend>
    {about}
    {values.map((value) => (
      <label key={value} class="choice">
        <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
        {aboutOf ? (
          <span>
            <strong>{textOf(value)}</strong>
            <span class="choice-about">{aboutOf(value)}</span>
          </span>
        ) : (
          <span>{textOf(value)}</span>
        )}
      </label>
    ))}
  </fieldset>
);
