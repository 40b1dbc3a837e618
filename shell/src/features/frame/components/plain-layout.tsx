import type { ReactNode } from 'react';
import { PageMain } from './page-main.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './plain-layout.module.css';

interface Props {
  children: ReactNode;
  /** Without navigation, as in a popup. */
  isBare: boolean;
}

/** The visitors' frame: a header, and the page below it. */
export const PlainLayout = ({ children, isBare }: Props) => (
  <>
    {!isBare && <SiteHeader />}
    <div className={styles.content}>
      <PageMain>{children}</PageMain>
    </div>
  </>
);
