import type { ReactNode } from 'react';
import styles from './application.module.css';
import { useFocusOnNewStep } from './use-focus-on-new-step.ts';

interface Props {
  /** Another one is another step. */
  step: string;
  children: ReactNode;
}

/** Where the step stands that is asked now. */
export function StepPlace({ step, children }: Props) {
  const place = useFocusOnNewStep(step);
  return (
    <div ref={place} className={styles.screen}>
      {children}
    </div>
  );
}
