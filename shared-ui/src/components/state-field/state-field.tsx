import type { ChangeEvent } from 'react';
import { Field, type FieldProps } from '#components/field/field.tsx';
import styles from '#components/field/field.module.css';

/** A state of the United States as two letters, inside a Form. The value is upper case. */
export const StateField = (props: FieldProps) => (
  <Field {...props}>
    {({ onChange, ...control }) => (
      <input
        {...control}
        className={styles.control}
        type="text"
        maxLength={2}
        autoComplete="address-level1"
        autoCapitalize="characters"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          event.target.value = lettersOf(event.target.value);
          onChange(event);
        }}
      />
    )}
  </Field>
);

const lettersOf = (typed: string): string => typed.replaceAll(/[^a-z]/gi, '').toUpperCase();
