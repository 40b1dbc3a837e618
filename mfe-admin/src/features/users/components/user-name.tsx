import { useSession } from '@reset/remote-sdk';
import { Link } from 'react-router';
import { useMessages } from '#messages.ts';
import type { AdminUser } from '../api/get-users.ts';
import { isClosedAccount } from '../model/closed-account.ts';
import styles from './users-table.module.css';

interface Props {
  user: Pick<AdminUser, 'id' | 'name' | 'admin' | 'email'>;
}

/** A person's name, which leads to her page; another member of staff's and a closed account's lead nowhere. */
export function UserName({ user: { id, name, admin, email } }: Props) {
  const t = useMessages();
  const ownId = useSession(({ user }) => user?.id);
  return (
    <span className={styles.who}>
      {(admin && id !== ownId) || isClosedAccount(email) ? (
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
