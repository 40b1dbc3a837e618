import { pageData } from '@reset/remote-sdk';
import { Icon, isIconName } from '@reset/shared-ui';
import { Link } from 'react-router';
import { useRemotes } from '#features/remotes/remotes.ts';
import { useMessages } from '#messages.ts';
import { useCurrentPlace } from '../use-current-place.ts';
import styles from './main-navigation.module.css';

const ADMIN = { path: '/admin/users', icon: 'shield-check' };

/** The places that the remotes have to offer, in the registry's order; the staff's own for staff. */
export function MainNavigation() {
  const t = useMessages();
  const remotes = useRemotes();
  const currentFor = useCurrentPlace();
  const entries = remotes.all().flatMap(({ navigation }) => navigation);
  const shown =
    pageData().staff && remotes.ownerOf(ADMIN.path)
      ? [...entries, { ...ADMIN, label: t('menu.admin') }]
      : entries;
  return (
    <ul className={styles.list}>
      {shown.map(({ label, path, icon }) => (
        <li key={path}>
          <Link to={path} className={styles.link} aria-current={currentFor(path)}>
            <Icon name={isIconName(icon) ? icon : 'chevron-right'} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
