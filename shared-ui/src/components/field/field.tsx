import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Icon } from '#components/icon/icon.tsx';
import { fieldId } from '#components/form/field-id.ts';
import { useFormState } from '#components/form/form-context.ts';
import { useFieldErrors } from '#components/form/use-field-errors.ts';
import styles from './field.module.css';

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
  children: (control: ReturnType<typeof useControl>) => ReactNode;
}

/** Label, hint, control and error of one field, tied together for screen readers. */
export function Field({ name, label, description, children }: Props) {
  const control = useControl(name, description !== undefined);
  const error = useFieldErrors()[name];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
      </label>
      {description && (
        <p id={`${control.id}-hint`} className={styles.hint}>
          {description}
        </p>
      )}
      {children(control)}
      {error && (
        <p id={`${control.id}-error`} className={styles.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

function useControl(name: string, hasHint: boolean) {
  const [input] = useField<string>(name);
  const id = fieldId(useFormState().id, name);
  const isInvalid = name in useFieldErrors();
  const descriptions = [hasHint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean);
  return {
    ...input,
    id,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
  };
}
