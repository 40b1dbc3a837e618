import type { LinkSource } from '@reset/remote-sdk/linking';
import { Icon } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import styles from './linked-accounts.module.css';

interface Props {
  source: LinkSource;
  name: ReactNode;
  /** Which account it is there: `Everyday Checking (…0000)`. */
  detail: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** An account as it is linked: where, which one, and that it is. */
export const LinkedAccount = ({ source, name, detail, children }: Props) => (
  <div className={styles.account}>
    <span className={styles.icon}>
      <Icon name={source === 'plaid' ? 'landmark' : 'briefcase'} />
    </span>
    <div className={styles.words}>
      <p className={styles.name}>{name}</p>
      <p className={styles.detail}>{detail}</p>
    </div>
    {children}
  </div>
);
