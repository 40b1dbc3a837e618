import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { useMenu } from '../use-menu.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Brand } from './brand.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MenuToggle, NAVIGATION_ID } from './menu-toggle.tsx';
import { PageMain } from './page-main.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
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
  const menu = useMenu();
  if (isBare) {
    return (
      <div className={styles.bare}>
        <PageMain>{children}</PageMain>
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Brand href="/dashboard" />
        <UserMenu />
        <MenuToggle isOpen={menu.isOpen} onToggle={menu.onToggle} />
      </header>
      <nav
        className={styles.side}
        data-open={menu.isOpen || undefined}
        id={NAVIGATION_ID}
        aria-label={t('mainNavigation')}
      >
        <div className={styles.sideBrand}>
          <Brand href="/dashboard" />
        </div>
        <MainNavigation />
      </nav>
      <div className={styles.content}>
        <UnconfirmedEmail />
        <Breadcrumbs />
        <PageMain>{children}</PageMain>
      </div>
    </div>
  );
}
