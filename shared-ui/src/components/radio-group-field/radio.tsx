import { useField } from 'formik';
import styles from './radio-group-field.module.css';

interface Props {
  id: string;
  name: string;
  value: string;
  label: string;
  description?: string;
}

/** One answer: the whole row can be pressed. */
export function Radio({ id, name, value, label, description }: Props) {
  const [input] = useField<string>({ name, type: 'radio', value });
  return (
    <label className={styles.choice} htmlFor={id}>
      <input
        {...input}
        id={id}
        type="radio"
        className={styles.dot}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-about`}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-about`} className={styles.about}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
