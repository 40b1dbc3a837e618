import { useField } from 'formik';
import type { Choice } from '#components/field/choice.ts';
import { FieldError, FieldHint } from '#components/field/field-parts.tsx';
import type { FieldProps } from '#components/field/field.tsx';
import fieldStyles from '#components/field/field.module.css';
import { useFieldControl } from '#components/field/use-field-control.ts';
import { Radio } from './radio.tsx';
import styles from './radio-group-field.module.css';

interface Props extends FieldProps {
  choices: RadioChoice[];
  /** Told when another answer is chosen, where what was answered below stands on it. */
  onChoose?: () => void;
}

interface RadioChoice extends Choice {
  /** What choosing it means, in a line below its label. */
  description?: string;
}

/** One of a few answers, all of them in sight, inside a Form. The value is that of the answer. */
export function RadioGroupField({ name, label, description, choices, onChoose }: Props) {
  const { id, ...aria } = useFieldControl(name, description !== undefined);
  const [{ value }] = useField<string>(name);
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-invalid={aria['aria-invalid']}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className={fieldStyles.label}>{label}</legend>
      <FieldHint controlId={id}>{description}</FieldHint>
      <div className={styles.choices}>
        {choices.map((choice, at) => (
          // The field's id, by which the summary finds it, is on the one that Tab would reach.
          <Radio
            key={choice.value}
            {...choice}
            name={name}
            onChoose={onChoose}
            id={at === Math.max(chosen, 0) ? id : `${id}-${at}`}
          />
        ))}
      </div>
      <FieldError name={name} controlId={id} />
    </fieldset>
  );
}
