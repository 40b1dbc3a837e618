import type { ReactNode } from 'react';
import { Languages } from './languages.tsx';
import { PageMain } from './page-main.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './plain-layout.module.css';

interface Props {
  children: ReactNode;
  /** Without navigation, as in a popup. */
  isBare: boolean;
  /** Below the page, where there is a header. */
  foot: ReactNode;
}

/** The visitors' frame: a header, the page below it, and its languages. */
export function PlainLayout({ children, isBare, foot }: Props) {
  return (
    <>
      {!isBare && <SiteHeader />}
      <div className={styles.content}>
        <PageMain>{children}</PageMain>
        {!isBare && <Languages />}
        {foot}
      </div>
    </>
  );
}
