import { Link } from 'react-router';
import { useMessages } from '#messages.ts';
import { groupState, listQuery, userGroups, type UserGroup } from '../model/list-state.ts';
import styles from './user-filters.module.css';

interface Props {
  chosen: UserGroup;
  /** Who is looked for stays so in another group. */
  search: string;
}

/** Whom to show. Links, so that a filter can be opened beside and sent to somebody. */
export function UserFilters({ chosen, search }: Props) {
  const t = useMessages();
  return (
    <nav aria-label={t('users.filters')}>
      <ul className={styles.filters}>
        {userGroups.map((group) => (
          <li key={group}>
            <Link
              to={listQuery(groupState(group, search))}
              className={styles.filter}
              aria-current={group === chosen ? 'true' : undefined}
            >
              {t(`users.${group}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
