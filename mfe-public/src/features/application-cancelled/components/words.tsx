import { DawnArc } from '@reset/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './words.module.css';

interface Props {
  heading: string;
  text: string;
  /** Something has come to its end, which has a picture. */
  hasPicture?: boolean;
  /** The ways on, the first of them a button. */
  children: ReactNode;
}

/** What the page says, and the ways that lead on from it. */
export function Words({ heading, text, hasPicture = false, children }: Props) {
  const place = useHeadingFocus();
  return (
    <div className={styles.words}>
      {hasPicture && <DawnArc variant="thanks" />}
      <h1 ref={place} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

/** What she pressed is gone with the page that it was on: the focus begins at what came of it. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
