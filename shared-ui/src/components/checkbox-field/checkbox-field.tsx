import type { ReactNode } from 'react';
import { FieldError, FieldHint } from '#components/field/field-parts.tsx';
import type { FieldProps } from '#components/field/field.tsx';
import { useFieldControl } from '#components/field/use-field-control.ts';
import styles from './checkbox-field.module.css';

interface Props extends Omit<FieldProps, 'label'> {
  /** A sentence to agree to; links may stand in it. */
  label: ReactNode;
}

/** Yes or no, inside a Form. The value is a boolean. */
export function CheckboxField({ name, label, description }: Props) {
  const { value, ...control } = useFieldControl<boolean>(name, description !== undefined);
  return (
    <div className={styles.row}>
      <input {...control} type="checkbox" className={styles.box} checked={value} />
      <div className={styles.words}>
        <label className={styles.label} htmlFor={control.id}>
          {label}
        </label>
        <FieldHint controlId={control.id}>{description}</FieldHint>
        <FieldError name={name} controlId={control.id} />
      </div>
    </div>
  );
}
