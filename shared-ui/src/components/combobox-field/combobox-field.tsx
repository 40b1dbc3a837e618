import { useField, useFormikContext } from 'formik';
import { useCallback, useRef } from 'react';
import { Combobox } from '#components/combobox/combobox.tsx';
import type { ChoiceSource } from '#components/combobox/use-suggestions.ts';
import type { Choice } from '#components/field/choice.ts';
import { FieldError, FieldHint } from '#components/field/field-parts.tsx';
import type { FieldProps } from '#components/field/field.tsx';
import styles from '#components/field/field.module.css';
import { useFieldControl } from '#components/field/use-field-control.ts';
import { useWords } from '#words/words.ts';

interface Props extends FieldProps {
  source: ChoiceSource;
  /** What is looked for before anything is typed. */
  initialText?: string;
}

/**
 * One of more answers than anybody would read, inside a Form. The value is the Choice or null; a text
 * that is no choice is refused, by the form's own words where it has any.
 */
export function ComboboxField({ name, label, description, source, initialText }: Props) {
  const { id, value, onBlur, ...aria } = useFieldControl<Choice | null>(
    name,
    description !== undefined,
  );
  const { setFieldValue } = useFormikContext();
  const keepText = useNoFreeText(name);
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
        onTextChange={keepText}
        onBlur={onBlur}
        isInvalid={aria['aria-invalid']}
        aria-describedby={aria['aria-describedby']}
      />
      <FieldError name={name} controlId={id} />
    </div>
  );
}

/** Refuses a text of which nothing is chosen; told each text that is typed. */
function useNoFreeText(name: string): (text: string) => void {
  const { pickFromList } = useWords();
  const { validateForm } = useFormikContext();
  const text = useRef('');
  const validate = useCallback(
    (value: Choice | null) =>
      value === null && text.current.trim() !== '' ? pickFromList : undefined,
    [pickFromList],
  );
  useField({ name, validate });
  return (typed) => {
    text.current = typed;
    void validateForm();
  };
}
