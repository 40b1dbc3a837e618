import { useId, type ReactNode } from 'react';
import styles from './headed-section.module.css';

interface Props {
  /** null where the page's own heading says enough: then it is no section by a name. */
  heading: string | null;
  children: ReactNode;
}

/** A block with its heading above. */
export function HeadedSection({ heading, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={heading ? id : undefined}>
      {heading && <h2 id={id}>{heading}</h2>}
      {children}
    </section>
  );
}
