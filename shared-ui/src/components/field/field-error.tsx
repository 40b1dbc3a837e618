import { Icon } from '#components/icon/icon.tsx';
import { useFieldErrors } from '#components/form/use-field-errors.ts';
import styles from './field.module.css';
import { errorId } from './use-field-control.ts';

interface Props {
  name: string;
  controlId: string;
}

/** What is wrong with a field, in the words of the summary above the form. */
export function FieldError({ name, controlId }: Props) {
  const error = useFieldErrors()[name];
  if (!error) return null;
  return (
    <p id={errorId(controlId)} className={styles.error}>
      <Icon name="circle-alert" size={16} />
      {error}
    </p>
  );
}
