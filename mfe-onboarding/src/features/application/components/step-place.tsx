import { announce } from '@reset/remote-sdk';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './application.module.css';

interface Props {
  /** Another one is another step; null while it is not known. */
  step: string | null;
  children: ReactNode;
}

/**
 * Around the step that is asked now. To be used below the Suspense around a step, so that its
 * heading is there by the time it is looked for.
 */
export function StepPlace({ step, children }: Props) {
  const place = useFocusOnNewStep(step);
  return (
    <div ref={place} className={styles.screen}>
      {children}
    </div>
  );
}

/**
 * Announces another step once: its heading takes the focus that the step before had, which would
 * begin again at the top of the page; where focus is elsewhere it stays, and the step is announced.
 */
function useFocusOnNewStep(name: string | null): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (name === null) return;
    const isNew = shown.current !== null && shown.current !== name;
    shown.current = name;
    const heading = step.current?.querySelector('h2');
    if (!isNew || !heading) return;
    const focused = document.activeElement;
    if (focused !== document.body && !step.current?.contains(focused)) {
      announce(heading.textContent);
      return;
    }
    heading.tabIndex = -1;
    heading.focus();
  }, [name]);
  return step;
}
