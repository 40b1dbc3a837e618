import { useSession, useStopViewing, viewingEnd, type SessionUser } from '@reset/remote-sdk';
import { Button, Icon } from '@reset/shared-ui';
import { useEffect, useState } from 'react';
import { useMessages } from '#messages.ts';
import styles from './viewing-as-user.module.css';

/** Above every page while a member of staff sees the product as a member: as whom, for how long, and the way out. */
export function ViewingAsUser() {
  const user = useSession((session) => session.user);
  return user?.impersonating ? <Notice user={user} /> : null;
}

function Notice({ user }: { user: SessionUser }) {
  const t = useMessages();
  const { isPending, hasFailed, stop } = useStopViewing(`/admin/users/${user.id}`);
  const minutes = useMinutesLeft(user.id);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <section className={styles.notice} aria-label={t('viewing.label')}>
      <Icon name="eye" />
      <p className={styles.text}>
        <span className={styles.whole}>{t('viewing.as', { name })}</span>
        <span className={styles.brief}>{name}</span>
      </p>
      {minutes !== null && <p>{t('viewing.left', { count: minutes })}</p>}
      <p className={styles.whole}>{t('viewing.readOnly')}</p>
      <Button onPress={() => void stop()} isPending={isPending}>
        {t('viewing.stop')}
      </Button>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          <Icon name="circle-alert" />
          {t('viewing.stopFailed')}
        </p>
      )}
    </section>
  );
}

const MINUTE_MS = 60_000;

/** How many minutes are left, the one that runs among them; null where nobody knows. */
function useMinutesLeft(userId: string): number | null {
  const minutesLeft = () => {
    const end = viewingEnd(userId);
    return end === null ? null : Math.ceil((end - Date.now()) / MINUTE_MS);
  };
  const [minutes, setMinutes] = useState(minutesLeft);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesLeft()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  });
  return minutes;
}
