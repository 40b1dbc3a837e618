import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface Props {
  title: string;
  /** One sentence below the title. */
  text?: string;
  /** `band` lies on a ground that reaches both edges of the window. */
  ground?: 'canvas' | 'band';
  /** A picture that stands beside all the words, where there is room. */
  picture?: ReactNode;
  children: ReactNode;
}

/** One idea of the home page, under its heading. */
export function Section({ title, text, ground = 'canvas', picture, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.section} data-ground={ground} aria-labelledby={titleId}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
      {picture}
    </section>
  );
}
