import type { ReactNode } from 'react';
import { useFieldErrors } from '#components/form/use-field-errors.ts';
import { Icon } from '#components/icon/icon.tsx';
import styles from './field.module.css';
import { errorId, hintId } from './use-field-control.ts';

interface LabelProps {
  controlId: string;
  children: ReactNode;
}

/** What a field is called. A press on it turns to the field. */
export const FieldLabel = ({ controlId, children }: LabelProps) => (
  <label className={styles.label} htmlFor={controlId}>
    {children}
  </label>
);

interface HintProps {
  controlId: string;
  children: string | undefined;
}

/** What helps to fill a field in, below its label. */
export function FieldHint({ controlId, children }: HintProps) {
  if (children === undefined) return null;
  return (
    <p id={hintId(controlId)} className={styles.hint}>
      {children}
    </p>
  );
}

interface ErrorProps {
  name: string;
  controlId: string;
}

/** What is wrong with a field, in the words of the summary above the form. */
export function FieldError({ name, controlId }: ErrorProps) {
  const error = useFieldErrors()[name];
  if (!error) return null;
  return (
    <p id={errorId(controlId)} className={styles.error}>
      <Icon name="circle-alert" size={16} />
      {error}
    </p>
  );
}
