import { pageData } from '@reset/remote-sdk';
import { Icon, isIconName } from '@reset/shared-ui';
import { Link } from 'react-router';
import { useRemotes } from '#features/remotes/remotes.ts';
import { useMessages } from '#messages.ts';
import { useCurrentPlace } from '../use-current-place.ts';
import styles from './main-navigation.module.css';

const ADMIN = { path: '/admin/users', icon: 'shield-check' };

interface Props {
  /** `staff`: the places of the staff's own area, on a rail. Absent: those of everybody. */
  audience?: 'staff' | undefined;
}

/** The places that the remotes have to offer, in the registry's order; for staff the way to theirs. */
export function MainNavigation({ audience }: Props) {
  const t = useMessages();
  const remotes = useRemotes();
  const currentFor = useCurrentPlace();
  const entries = remotes
    .all()
    .filter((remote) => remote.audience === audience)
    .flatMap(({ navigation }) => navigation);
  const shown =
    !audience && pageData().staff && remotes.ownerOf(ADMIN.path)
      ? [...entries, { ...ADMIN, label: t('menu.admin') }]
      : entries;
  return (
    <ul className={styles.list} data-rail={audience ? true : undefined}>
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
