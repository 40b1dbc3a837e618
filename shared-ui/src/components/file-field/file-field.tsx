import { useField } from 'formik';
import { FieldError, FieldHint, FieldLabel } from '#components/field/field-parts.tsx';
import type { FieldProps } from '#components/field/field.tsx';
import fieldStyles from '#components/field/field.module.css';
import { useFieldControl } from '#components/field/use-field-control.ts';
import styles from './file-field.module.css';

interface Props extends FieldProps {
  /** What the browser offers first, as `image/*`; it keeps nobody from choosing something else. */
  accept: string;
}

/** One file, inside a Form. The value is the File, or `null` while none is chosen. */
export function FileField({ name, label, description, accept }: Props) {
  const {
    value: _file,
    onChange: _replaced,
    ...control
  } = useFieldControl<File | null>(name, description !== undefined);
  const [, , { setValue }] = useField<File | null>(name);
  return (
    <div className={fieldStyles.field}>
      <FieldLabel controlId={control.id}>{label}</FieldLabel>
      <FieldHint controlId={control.id}>{description}</FieldHint>
      <input
        {...control}
        className={`${fieldStyles.control} ${styles.file}`}
        type="file"
        accept={accept}
        onChange={({ currentTarget: { files } }) => void setValue(files?.[0] ?? null)}
      />
      <FieldError name={name} controlId={control.id} />
    </div>
  );
}
