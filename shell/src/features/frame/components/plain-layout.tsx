import { useSession } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import { Brand } from './brand.tsx';
import { PageMain } from './page-main.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './plain-layout.module.css';

interface Props {
  children: ReactNode;
  /** Without navigation, as in a popup. */
  isBare: boolean;
}

const SIGN_IN = '/users/sign_in';

/** The visitors' frame: the brand, and the way in or the user menu. */
export function PlainLayout({ children, isBare }: Props) {
  const t = useMessages();
  const { pathname } = useLocation();
  const isSignedIn = useSession((session) => session.signedIn);
  return (
    <>
      {!isBare && (
        <header className={styles.header}>
          <Brand href="/" />
          {isSignedIn && <UserMenu />}
          {!isSignedIn && pathname !== SIGN_IN && (
            <div className={styles.aside}>
              <TextLink href={SIGN_IN}>{t('logIn')}</TextLink>
            </div>
          )}
        </header>
      )}
      <div className={styles.content}>
        <PageMain>{children}</PageMain>
      </div>
    </>
  );
}
