import { useSession } from '@reset/remote-sdk';
import { useMessages } from '#messages.ts';
import { useSiteLinks } from '../use-site-links.ts';
import { Brand } from './brand.tsx';
import { SiteLinks } from './site-links.tsx';
import { SiteMenu } from './site-menu.tsx';
import { UserLinks } from './user-links.tsx';
import { UserMenu } from './user-menu.tsx';
import { WayIn } from './way-in.tsx';
import styles from './site-header.module.css';

/**
 * The header of pages without a side bar: the brand, the site's links, and the way in or the
 * user's menu. Where there is no room for a row, the links and the way in are in a menu. What
 * only a profile tells, a partner's mark and a first name, has room kept for it.
 */
export function SiteHeader() {
  const t = useMessages();
  const links = useSiteLinks();
  const isSignedIn = useSession((session) => session.signedIn);
  if (links.length === 0) {
    return (
      <header className={styles.header}>
        <Brand href="/" />
        <div className={styles.who}>{isSignedIn ? <UserMenu /> : <WayIn variant="quiet" />}</div>
      </header>
    );
  }
  return (
    <header className={styles.header} data-has-links>
      <Brand href="/" />
      <nav className={styles.links} aria-label={t('mainNavigation')}>
        <SiteLinks links={links} isRow />
      </nav>
      <div className={styles.who}>{isSignedIn ? <UserMenu /> : <WayIn />}</div>
      <div className={styles.menu}>
        <SiteMenu>
          <nav aria-label={t('mainNavigation')}>
            <SiteLinks links={links} />
          </nav>
          {isSignedIn ? <UserLinks /> : <WayIn variant="stacked" />}
        </SiteMenu>
      </div>
    </header>
  );
}
