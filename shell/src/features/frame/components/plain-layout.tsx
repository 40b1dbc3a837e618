import { LANGUAGES, setLanguage, useLanguage } from '@reset/remote-sdk';
import { LanguageSwitch } from '@reset/shared-ui';
import type { ReactNode } from 'react';
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
  const language = useLanguage();
  return (
    <>
      {!isBare && <SiteHeader />}
      <div className={styles.content}>
        <PageMain>{children}</PageMain>
        {!isBare && (
          <footer className={styles.language}>
            <LanguageSwitch
              languages={LANGUAGES}
              current={language}
              onChange={(chosen) => void setLanguage(chosen)}
            />
          </footer>
        )}
        {foot}
      </div>
    </>
  );
}
