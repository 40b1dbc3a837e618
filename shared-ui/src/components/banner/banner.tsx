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
}

/** Something about the whole page or area that should not be missed. */
export function Banner({ tone, title, children, actions }: Props) {
  return (
    <div className={styles.banner} data-tone={tone}>
      <span className={styles.icon}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
