import type { ReactNode } from 'react';
import { Icon } from '#components/icon/icon.tsx';
import { toneIcons, type Tone } from '#components/badge/tone.ts';
import styles from './banner.module.css';

interface Props {
  tone: Exclude<Tone, 'neutral' | 'pending'>;
  /** In bold before the rest; a banner of one sentence needs none. */
  title?: string;
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Only its title is shown, which opens the rest: for one of several, and where room is dear. */
  isFolded?: boolean;
}

/** Something about the whole page or area that should not be missed. */
export function Banner({ tone, title, children, actions, isFolded = false }: Props) {
  return (
    <div className={styles.banner} data-tone={tone} data-folded={isFolded || undefined}>
      <span className={styles.icon}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={styles.text}>
        {isFolded ? (
          <details>
            <summary className={styles.summary}>
              <span className={styles.title}>{title}</span>
              <Icon name="chevron-down" />
            </summary>
            {children}
          </details>
        ) : (
          <>
            {title && <p className={styles.title}>{title}</p>}
            {children}
          </>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
