import type { ReactNode } from 'react';
import styles from './page-main.module.css';

/** Where the page is; it can take focus, for pages whose heading is not there yet. */
export const PageMain = ({ children }: { children: ReactNode }) => (
  <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
    {children}
  </main>
);

/** The element that holds the page, and the aim of the skip link. */
export const MAIN_ID = 'main';
