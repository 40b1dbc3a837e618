import { useSignOut } from '@reset/remote-sdk';
import { Banner, Button } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { useUserPlaces } from '../use-user-places.ts';
import { SiteLinks } from './site-links.tsx';
import styles from './user-links.module.css';

/** What the user's menu has, for a menu that is open already. */
export function UserLinks() {
  const t = useMessages();
  const { greeting, places } = useUserPlaces();
  const { signOut, hasFailed } = useSignOut();
  return (
    <div className={styles.user}>
      <p className={styles.greeting}>{greeting}</p>
      <SiteLinks links={places} />
      <Button variant="secondary" onPress={() => void signOut()}>
        {t('menu.logOut')}
      </Button>
      {hasFailed && (
        <div role="alert">
          <Banner tone="danger">{t('menu.logOutFailed')}</Banner>
        </div>
      )}
    </div>
  );
}
