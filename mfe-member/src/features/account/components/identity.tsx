import type { MemberProfile } from '@reset/remote-sdk';
import { SkeletonText } from '@reset/shared-ui';
import { formatMonth, localDate } from '#dates/calendar-date.ts';
import { useMessages } from '../account-messages.ts';
import { initials } from '../model/initials.ts';
import styles from './identity.module.css';

interface Props {
  profile: MemberProfile;
}

/** Who is signed in, and since when she is with us. */
export function Identity({ profile }: Props) {
  const t = useMessages();
  const { firstName, lastName, email, createdAt } = profile;
  return (
    <div className={styles.identity}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(firstName, lastName)}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>{[firstName, lastName].filter(Boolean).join(' ') || email}</h2>
        <p className={styles.since}>
          {t('memberSince', { month: formatMonth(localDate(new Date(createdAt))) })}
        </p>
      </div>
    </div>
  );
}

export const IdentitySkeleton = () => (
  <div className={styles.identity}>
    <span className={styles.avatar} />
    <div className={styles.words}>
      <h2 className={styles.name}>
        <SkeletonText width={8} />
      </h2>
      <p className={styles.since}>
        <SkeletonText width={14} />
      </p>
    </div>
  </div>
);
