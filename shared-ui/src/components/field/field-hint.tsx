import styles from './field.module.css';
import { hintId } from './use-field-control.ts';

interface Props {
  controlId: string;
  children: string | undefined;
}

/** What helps to fill a field in, below its label. */
export function FieldHint({ controlId, children }: Props) {
  if (children === undefined) return null;
  return (
    <p id={hintId(controlId)} className={styles.hint}>
      {children}
    </p>
  );
}
