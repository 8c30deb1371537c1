import type { Signal } from '@preact/signals';
import type { ComponentChildren, FormHTMLAttributes, InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'preact';
import { useRef } from 'preact/hooks';
import { t, type TextKey } from '../text/translate.js';

interface FormProps extends Omit<FormHTMLAttributes, 'onSubmit'> {
  /** Sends it; until a returned promise is settled, the form is not submitted again. */
  readonly onSubmit: () => unknown;
}

/** A form that the page handles itself. */
export const Form = ({ onSubmit, ...rest }: FormProps) => {
  const underway = useRef(false);
  const submit = async (): Promise<void> => {
    if (underway.current) return;
    underway.current = true;
    try {
      await onSubmit();
    } finally {
      underway.current = false;
    }
  };
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    />
  );
};

/** Why something could not be done: read aloud when it changes, empty while there is no problem. */
export const ProblemText = ({ text, id }: { readonly text: ComponentChildren; readonly id?: string }) => (
  <p class="problem" role="alert" id={id}>
    {text}
  </p>
);

type ChoiceProps = Omit<InputHTMLAttributes, 'role' | 'type' | 'onChange' | 'children' | 'class'> & {
  /** Beside the box; elements go in `children`. */
  readonly text?: string;
  readonly children?: ComponentChildren;
  /** Of the label; `choice` if left out. */
  readonly class?: string;
};

/** A box to be ticked, with its text. */
export const Checkbox = ({
  text,
  children,
  onChange,
  class: look = 'choice',
  ...rest
}: ChoiceProps & { readonly onChange?: (isChecked: boolean) => void }) => (
  <label class={look}>
    <input {...rest} type="checkbox" onChange={({ currentTarget }) => onChange?.(currentTarget.checked)} />
    <span>{text ?? children}</span>
  </label>
);

/** One of several values of the same name. */
export const Radio = ({
  text,
  children,
  onChange,
  class: look = 'choice',
  title,
  ...rest
}: ChoiceProps & { readonly onChange: () => void }) => (
  <label class={look} title={title}>
    <input {...rest} type="radio" onChange={onChange} />
    {text !== undefined && <span>{text}</span>}
    {children}
  </label>
);

interface Labeled {
  /** Above the field; a field without one has an `aria-label`. */
  readonly label?: ComponentChildren;
  /** Of the label, beside `field`; of the field itself where it has no label. */
  readonly class?: string | undefined;
}

const ownClass = ({ label, class: extra }: Labeled) => ({ class: label === undefined ? extra : undefined });

const Label = ({ label, class: extra, children }: Labeled & { readonly children: ComponentChildren }) =>
  label === undefined ? (
    <>{children}</>
  ) : (
    <label class={extra === undefined ? 'field' : `field ${extra}`}>
      <span>{label}</span>
      {children}
    </label>
  );

interface Texts {
  readonly onInput?: (value: string) => void;
  /** The field is left with another value, or Enter is pressed. */
  readonly onChange?: (value: string) => void;
}

type TextFieldProps = Labeled &
  Texts &
  Pick<
    InputHTMLAttributes,
    | 'autocapitalize'
    | 'autocomplete'
    | 'autofocus'
    | 'enterkeyhint'
    | 'inputMode'
    | 'max'
    | 'maxLength'
    | 'min'
    | 'name'
    | 'onFocus'
    | 'onKeyDown'
    | 'placeholder'
    | 'readOnly'
    | 'ref'
    | 'required'
    | 'spellcheck'
    | 'step'
    | 'value'
  > & { readonly type?: 'text' | 'search' | 'password' | 'number' | 'datetime-local' };
type TextAreaProps = Labeled & Texts & Omit<TextareaHTMLAttributes, keyof Texts | keyof Labeled>;

/** A line of text, or with `type` a number, a search, a secret, a moment of the device's time. */
export const TextField = ({ label, class: extra, onInput, onChange, ...rest }: TextFieldProps) => {
  const field: InputHTMLAttributes = {
    type: 'text',
    ...ownClass({ label, class: extra }),
    ...(rest as InputHTMLAttributes), // the types of Preact want one type at a time
    onInput: ({ currentTarget }) => onInput?.(currentTarget.value),
    onChange: ({ currentTarget }) => onChange?.(currentTarget.value),
  };
  return (
    <Label label={label} class={extra}>
      <input {...field} />
    </Label>
  );
};

/** Several lines of text. */
export const TextArea = ({ label, class: extra, onInput, onChange, ...rest }: TextAreaProps) => (
  <Label label={label} class={extra}>
    <textarea
      {...rest}
      {...ownClass({ label, class: extra })}
      onInput={({ currentTarget }) => onInput?.(currentTarget.value)}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
    />
  </Label>
);

type SelectProps<T extends string> = Labeled &
  Omit<SelectHTMLAttributes, 'multiple' | 'role' | 'size' | 'onChange' | 'value' | keyof Labeled> & {
    readonly values: readonly T[];
    readonly value: T;
    readonly textOf: (value: T) => string;
    /** The language of the text of a value, where it is not that of the page. */
    readonly langOf?: (value: T) => string;
    readonly onChange: (value: T) => void;
  };

/** One of several values, folded away. */
export const Select = <T extends string>({ label, class: extra, values, value, textOf, langOf, onChange, ...rest }: SelectProps<T>) => (
  <Label label={label} class={extra}>
    <select
      {...rest}
      {...ownClass({ label, class: extra })}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = values.find((one) => one === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one} lang={langOf?.(one)}>
          {textOf(one)}
        </option>
      ))}
    </select>
  </Label>
);

type SliderProps = Omit<InputHTMLAttributes, 'onInput' | 'onChange' | 'role' | 'type'> & {
  readonly onInput: (value: number) => void;
  /** It is let go. */
  readonly onChange?: (value: number) => void;
};

/** A number between two ends, to be dragged. */
export const Slider = ({ onInput, onChange, ...rest }: SliderProps) => (
  <input
    {...rest}
    type="range"
    onInput={({ currentTarget }) => onInput(Number(currentTarget.value))}
    onChange={({ currentTarget }) => onChange?.(Number(currentTarget.value))}
  />
);

interface Props {
  /** For scripts and tests to find it by. */
  readonly name: string;
  readonly text: TextKey;
  readonly setting: Signal<boolean>;
  /** The key that does the same. */
  readonly shortcut?: string;
}

/** A setting that is on or off. */
export const Switch = ({ name, text, setting, shortcut }: Props) => (
  <Checkbox name={name} aria-keyshortcuts={shortcut} checked={setting.value} onChange={(isOn) => (setting.value = isOn)}>
    {t(text)}
    {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
  </Checkbox>
);
