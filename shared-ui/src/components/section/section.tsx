import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  /** Names the section as a region of the page. */
  title: string;
  /** One sentence below the title. */
  intro?: string;
  /** `large`: an idea of a page for visitors; `medium` and `small`: a part of a page for work. */
  size?: 'small' | 'medium' | 'large';
  /** `split`: the title stands beside what it is about, where there is room. */
  layout?: 'stack' | 'split';
  children: ReactNode;
}

/** One idea of a page, under a heading of its own, straight on the canvas. */
export function Section({ title, intro, size = 'medium', layout = 'stack', children }: Props) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      data-size={size}
      data-layout={layout}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
