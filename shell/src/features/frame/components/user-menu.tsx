import { pageData, useSession, useSignOut } from '@reset/remote-sdk';
import { Banner, Menu, type MenuEntry } from '@reset/shared-ui';
import { useNavigate } from 'react-router';
import { useRemotes } from '#features/remotes/remotes.ts';
import { useMessages } from '#messages.ts';
import styles from './user-menu.module.css';

/** 'Hi, …!' with the places that exist and the way out. */
export function UserMenu() {
  const t = useMessages();
  const navigate = useNavigate();
  const remotes = useRemotes();
  const user = useSession((session) => session.user);
  const { signOut, hasFailed } = useSignOut();

  // Whoever views the product as a member has that member's menu.
  const isStaff = pageData().staff && !user?.impersonating;
  const place = (id: string, label: string, path: string): MenuEntry[] =>
    remotes.ownerOf(path) ? [{ id, label, onAction: () => void navigate(path) }] : [];
  const entries = [
    ...place('dashboard', t('menu.dashboard'), '/dashboard'),
    ...place('account', t('menu.account'), '/account'),
    ...(isStaff ? place('admin', t('menu.admin'), '/admin/users') : []),
    { id: 'log-out', label: t('menu.logOut'), onAction: () => void signOut() },
  ];
  const label = user ? t('menu.greeting', { firstName: user.firstName }) : t('menu.unnamed');
  return (
    <>
      <div className={styles.menu}>
        <Menu label={label} entries={entries} />
      </div>
      {hasFailed && (
        <div className={styles.failure} role="alert">
          <Banner tone="danger">{t('menu.logOutFailed')}</Banner>
        </div>
      )}
    </>
  );
}
