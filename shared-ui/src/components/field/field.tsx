import type { ReactNode } from 'react';
import { FieldError, FieldHint, FieldLabel } from './field-parts.tsx';
import styles from './field.module.css';
import { useFieldControl } from './use-field-control.ts';

/** What every kind of field of a form is told. */
export interface FieldProps {
  /** The key in the form's values. */
  name: string;
  label: string;
  /** A hint below the label. */
  description?: string;
}

interface Props extends FieldProps {
  /** Given what binds a control to Formik, to its label and to its error. */
  children: (control: ReturnType<typeof useFieldControl<string>>) => ReactNode;
}

/** Label, hint, control and error of one field, tied together for screen readers. */
export function Field({ name, label, description, children }: Props) {
  const control = useFieldControl(name, description !== undefined);
  return (
    <div className={styles.field}>
      <FieldLabel controlId={control.id}>{label}</FieldLabel>
      <FieldHint controlId={control.id}>{description}</FieldHint>
      {children(control)}
      <FieldError name={name} controlId={control.id} />
    </div>
  );
}
