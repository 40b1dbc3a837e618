import type { ReactNode } from 'react';
import { SiteFooter } from '#features/site-footer/site-footer.tsx';
import styles from './pitch-page.module.css';

/** The rhythm of the pages that tell about the product: one idea a section, then the foot. */
export const PitchPage = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    {children}
    <SiteFooter />
  </div>
);
