import { NavLink } from 'react-router';
import { useMessages } from '#messages.ts';
import styles from './area-navigation.module.css';

/** The places of the staff's area. */
export function AreaNavigation() {
  const t = useMessages();
  return (
    <nav aria-label={t('area.title')} className={styles.area}>
      <ul className={styles.places}>
        {PLACES.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} className={styles.place}>
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PLACES = [
  { path: '/admin/users', label: 'users.title' },
  { path: '/admin/staff', label: 'staff.title' },
] as const;
