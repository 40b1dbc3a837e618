import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type FieldProps } from '#components/field/field.tsx';
import styles from '#components/field/field.module.css';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'number';
  /** Of a number: how far one press of an arrow goes. */
  step?: number;
  /** Every field that has a token names it, so that the browser can fill it. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
}

/** One line of text, inside a Form. */
export function TextField({
  name,
  label,
  description,
  type = 'text',
  step,
  autoComplete,
  inputMode,
}: Props) {
  return (
    <Field name={name} label={label} description={description}>
      {(control) => (
        <input
          {...control}
          className={styles.control}
          type={type}
          step={step}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'email' ? false : undefined}
        />
      )}
    </Field>
  );
}
