import { useSignOut } from '@reset/remote-sdk';
import { Banner, Menu } from '@reset/shared-ui';
import { useNavigate } from 'react-router';
import { useMessages } from '#messages.ts';
import { useUserPlaces } from '../use-user-places.ts';
import styles from './user-menu.module.css';

/** 'Hi, …!' with the places that exist and the way out. */
export function UserMenu() {
  const t = useMessages();
  const navigate = useNavigate();
  const { greeting, places } = useUserPlaces();
  const { signOut, hasFailed } = useSignOut();
  const entries = [
    ...places.map(({ label, path }) => ({
      id: path,
      label,
      onAction: () => void navigate(path),
    })),
    { id: 'log-out', label: t('menu.logOut'), onAction: () => void signOut() },
  ];
  return (
    <>
      <div className={styles.menu}>
        <Menu label={greeting} entries={entries} />
      </div>
      {hasFailed && (
        <div className={styles.failure} role="alert">
          <Banner tone="danger">{t('menu.logOutFailed')}</Banner>
        </div>
      )}
    </>
  );
}
