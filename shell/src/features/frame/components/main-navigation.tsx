import type { NavigationEntry } from '@reset/api-contract/gateway/registry.ts';
import { pageData } from '@reset/remote-sdk';
import { Icon, isIconName } from '@reset/shared-ui';
import { Link } from 'react-router';
import { useRemotes } from '#features/remotes/remotes.ts';
import { useMessages } from '#messages.ts';
import { useCurrentPlace } from '../use-current-place.ts';
import { useLinkText } from '../use-link-text.ts';
import styles from './main-navigation.module.css';
import { SiteLinks } from './site-links.tsx';
import { SiteMenu } from './site-menu.tsx';

interface Props {
  /** `staff`: the places of the staff's own area, on a rail. Absent: those of everybody. */
  audience?: 'staff' | undefined;
}

/**
 * The places that the remotes have to offer, in the registry's order; for staff the way to theirs,
 * and in their area the way back.
 */
export function MainNavigation({ audience }: Props) {
  const t = useMessages();
  const remotes = useRemotes();
  const currentFor = useCurrentPlace();
  const entries = remotes
    .all()
    .filter((remote) => remote.audience === audience)
    .flatMap(({ navigation }) => navigation);
  const back: NavigationEntry = {
    label: t('backToDashboard'),
    path: '/dashboard',
    icon: 'arrow-left',
  };
  const admin: NavigationEntry = { label: t('menu.admin'), path: '/admin', icon: 'shield-check' };
  const isLedToStaff = !audience && pageData().staff && remotes.ownerOf(admin.path);
  const shown = isLedToStaff ? [...entries, admin] : entries;
  // Of a place and another that lies below it, the page is the latter's.
  const current = shown
    .map(({ path }) => path)
    .filter((path) => currentFor(path))
    .toSorted((one, other) => other.length - one.length)[0];
  const inDrawer = shown.filter((entry) => entry.in_drawer);
  const drawer = audience ? [...inDrawer, back] : inDrawer;
  return (
    <ul className={styles.list} data-rail={audience ? true : undefined}>
      {shown.map((entry) => (
        <li key={entry.path} data-in-drawer={entry.in_drawer}>
          <Place
            entry={entry}
            current={entry.path === current ? currentFor(entry.path) : undefined}
          />
        </li>
      ))}
      {audience && (
        <li className={styles.back} data-in-drawer>
          <Place entry={back} current={undefined} />
        </li>
      )}
      {drawer.length > 0 && (
        <li className={styles.more}>
          <SiteMenu
            opener={{
              className: styles.link,
              words: t('more'),
              isCurrent: inDrawer.some(({ path }) => path === current),
            }}
          >
            <SiteLinks links={drawer} />
          </SiteMenu>
        </li>
      )}
    </ul>
  );
}

interface PlaceProps {
  entry: NavigationEntry;
  current: 'page' | true | undefined;
}

function Place({ entry, current }: PlaceProps) {
  const textOf = useLinkText();
  const { path, icon } = entry;
  return (
    <Link to={path} className={styles.link} aria-current={current}>
      <Icon name={isIconName(icon) ? icon : 'chevron-right'} />
      {textOf(entry)}
    </Link>
  );
}
