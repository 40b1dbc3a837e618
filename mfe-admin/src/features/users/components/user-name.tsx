import { useSession } from '@reset/remote-sdk';
import { Link } from 'react-router';
import { useMessages } from '#messages.ts';
import type { AdminUser } from '../api/get-users.ts';
import styles from './users-table.module.css';

interface Props {
  user: Pick<AdminUser, 'id' | 'name' | 'admin'>;
}

/** A person's name, which leads to her page; another member of staff's leads nowhere. */
export function UserName({ user: { id, name, admin } }: Props) {
  const t = useMessages();
  const ownId = useSession(({ user }) => user?.id);
  return (
    <span className={styles.who}>
      {admin && id !== ownId ? (
        name
      ) : (
        <Link to={`/admin/users/${id}`} className={styles.name}>
          {name}
        </Link>
      )}{' '}
      {admin && <span className={styles.admin}>{t('users.admin')}</span>}
    </span>
  );
}
