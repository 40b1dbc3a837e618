import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Brand } from './brand.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuToggle, NAVIGATION_ID } from './menu-toggle.tsx';
import { PageMain } from './page-main.tsx';
import { SkipLink } from './skip-link.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './member-layout.module.css';

interface Props {
  children: ReactNode;
  /** Without navigation, as in a popup. */
  isBare: boolean;
}

/** The signed-in frame: side bar from lg on, a top bar with a menu below. */
export function MemberLayout({ children, isBare }: Props) {
  const t = useMessages();
  const { pathname } = useLocation();
  // The path on which the menu was opened: going anywhere else closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === pathname;
  if (isBare) return <PageMain>{children}</PageMain>;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <Brand href="/dashboard" />
        <UserMenu />
        <MenuToggle isOpen={isOpen} onToggle={() => setOpenedOn(isOpen ? null : pathname)} />
      </header>
      <nav
        className={styles.side}
        data-open={isOpen || undefined}
        id={NAVIGATION_ID}
        aria-label={t('mainNavigation')}
      >
        <div className={styles.sideBrand}>
          <Brand href="/dashboard" />
        </div>
        <MainNavigation />
      </nav>
      <div className={styles.content}>
        <Breadcrumbs />
        <PageMain>{children}</PageMain>
      </div>
    </div>
  );
}
