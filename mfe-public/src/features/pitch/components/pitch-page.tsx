import type { ReactNode } from 'react';
import styles from './pitch-page.module.css';

/** The rhythm of the pages that tell about the product: one idea a section, far apart. */
export const PitchPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);
