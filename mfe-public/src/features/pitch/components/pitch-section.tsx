import { useId, type ReactNode } from 'react';
import styles from './pitch-section.module.css';

interface Props {
  title: string;
  intro?: string;
  children: ReactNode;
  /** `split`: the title stands beside what it is about, where there is room. */
  layout?: 'stack' | 'split';
}

/** One idea of a page, under its own heading. */
export function PitchSection({ title, intro, children, layout = 'stack' }: Props) {
  const id = useId();
  return (
    <section className={styles.section} data-layout={layout} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
