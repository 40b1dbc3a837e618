import { isUnconfirmedEmailExpected, profileQuery } from '@reset/remote-sdk';
import { isFirstLoad } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import { useRootMark } from '../use-root-mark.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Brand } from './brand.tsx';
import { Languages } from './languages.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { PageMain } from './page-main.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './signed-in-layout.module.css';

interface Props {
  children: ReactNode;
  /** Without navigation, as in a popup. */
  isBare: boolean;
  /** Below the page, where there is navigation. */
  foot: ReactNode;
  /** `staff`: with the places of the staff's area alone. */
  audience?: 'staff';
}

/**
 * The signed-in frame: the places at the side from lg on, those of staff on a rail, and at the foot
 * of the screen below.
 */
export function SignedInLayout({ children, isBare, foot, audience }: Props) {
  const t = useMessages();
  const { pathname } = useLocation();
  /** The page on which the pointer came over the places; null while it is elsewhere. */
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const profile = useQuery({ ...profileQuery, enabled: false });
  // Nothing is seen to move that is not seen before the notice stands above it.
  const isHeld = isFirstLoad(profile) && isUnconfirmedEmailExpected();
  useRootMark('places', !isBare);
  if (isBare) {
    return (
      <div className={styles.bare}>
        <PageMain>{children}</PageMain>
      </div>
    );
  }
  return (
    <div className={styles.frame} data-rail={audience && true}>
      <header className={styles.bar}>
        <Brand href="/dashboard" />
        <UserMenu />
      </header>
      <nav
        className={styles.places}
        aria-label={t('mainNavigation')}
        data-chosen={(pointedAt !== null && pointedAt !== pathname) || undefined}
        onPointerEnter={() => setPointedAt(pathname)}
        onPointerLeave={() => setPointedAt(null)}
      >
        {!audience && (
          <div className={styles.sideBrand}>
            <Brand href="/dashboard" />
          </div>
        )}
        <MainNavigation audience={audience} />
      </nav>
      <div className={styles.content} data-held={isHeld || undefined}>
        <UnconfirmedEmail />
        <Breadcrumbs />
        <PageMain>{children}</PageMain>
        {/* Staff read English. */}
        {!audience && <Languages />}
        {foot}
      </div>
    </div>
  );
}
