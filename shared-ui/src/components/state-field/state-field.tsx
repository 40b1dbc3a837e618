import { useRef, type ChangeEvent } from 'react';
import { Field, type FieldProps } from '#components/field/field.tsx';
import styles from '#components/field/field.module.css';
import type { StateNames } from './state-of-text.ts';
import { useStateTyping } from './use-state-typing.ts';

interface Props extends FieldProps {
  names: StateNames;
}

/**
 * A state of the United States as two letters, inside a Form. The value is upper case; a name that
 * is typed or pasted becomes its two letters, and below them stands whose they are.
 */
export function StateField({ names, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const read = useStateTyping(input, props.name, names);
  return (
    <Field {...props}>
      {({ onChange, 'aria-describedby': describedBy, ...control }) => (
        <>
          <input
            {...control}
            ref={input}
            className={styles.control}
            type="text"
            maxLength={2}
            autoComplete="address-level1"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={[`${control.id}-state`, describedBy].filter(Boolean).join(' ')}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              event.target.value = read(event.target.value);
              onChange(event);
            }}
          />
          <p id={`${control.id}-state`} className={styles.hint} role="status">
            {Object.hasOwn(names, control.value) ? names[control.value] : ''}
          </p>
        </>
      )}
    </Field>
  );
}
