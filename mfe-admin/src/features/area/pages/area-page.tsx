import { Outlet } from 'react-router';
import { UserSearch } from '#features/users/users.ts';
import { useMessages } from '#messages.ts';
import styles from './area-page.module.css';

/** Above every page of the area: the search for people, and by which clock its times are said. */
export function AreaPage() {
  const t = useMessages();
  return (
    <div className={styles.area}>
      <div className={styles.bar}>
        <UserSearch />
        <p className={styles.zone}>{t('area.zone')}</p>
      </div>
      <Outlet />
    </div>
  );
}
