import { useFormikContext } from 'formik';
import { Combobox } from '#components/combobox/combobox.tsx';
import type { ChoiceSource } from '#components/combobox/use-suggestions.ts';
import type { Choice } from '#components/field/choice.ts';
import { FieldError, FieldHint } from '#components/field/field-parts.tsx';
import type { FieldProps } from '#components/field/field.tsx';
import styles from '#components/field/field.module.css';
import { useFieldControl } from '#components/field/use-field-control.ts';

interface Props extends FieldProps {
  source: ChoiceSource;
  /** What is looked for before anything is typed. */
  initialText?: string;
}

/** One of more answers than anybody would read, inside a Form. The value is the Choice or null. */
export function ComboboxField({ name, label, description, source, initialText }: Props) {
  const { id, value, onBlur, ...aria } = useFieldControl<Choice | null>(
    name,
    description !== undefined,
  );
  const { setFieldValue } = useFormikContext();
  return (
    <div className={styles.field}>
      <Combobox
        id={id}
        label={label}
        hint={<FieldHint controlId={id}>{description}</FieldHint>}
        source={source}
        initialText={initialText}
        value={value}
        onChange={(choice) => void setFieldValue(name, choice)}
        onBlur={onBlur}
        isInvalid={aria['aria-invalid']}
        aria-describedby={aria['aria-describedby']}
      />
      <FieldError name={name} controlId={id} />
    </div>
  );
}
