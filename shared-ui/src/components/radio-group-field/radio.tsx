import { useField } from 'formik';
import { ChoiceRow } from '#components/choice-row/choice-row.tsx';
import styles from './radio-group-field.module.css';

interface Props {
  id: string;
  name: string;
  value: string;
  label: string;
  description?: string;
  onChoose: (() => void) | undefined;
}

/** One answer: the whole row can be pressed. */
export function Radio({ id, name, value, label, description, onChoose }: Props) {
  const [input] = useField<string>({ name, type: 'radio', value });
  return (
    <ChoiceRow
      {...input}
      onChange={(event) => {
        input.onChange(event);
        onChoose?.();
      }}
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={description === undefined ? undefined : `${id}-about`}
    >
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {description !== undefined && (
          <span id={`${id}-about`} className={styles.about}>
            {description}
          </span>
        )}
      </span>
    </ChoiceRow>
  );
}
