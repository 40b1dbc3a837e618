import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Choice } from '#components/field/choice.ts';
import { Field, type FieldProps } from '#components/field/field.tsx';
import fieldStyles from '#components/field/field.module.css';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './select-field.module.css';

interface Props extends FieldProps {
  choices: Choice[];
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** One of many known answers, inside a Form. The value is `''` until one is chosen. */
export function SelectField({ name, label, description, choices, autoComplete }: Props) {
  const words = useWords();
  return (
    <Field name={name} label={label} description={description}>
      {(control) => (
        <span className={styles.box}>
          <select {...control} className={fieldStyles.control} autoComplete={autoComplete}>
            <option value="" disabled>
              {words.selectOne}
            </option>
            {choices.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
