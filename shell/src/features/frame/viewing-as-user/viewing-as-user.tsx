import { useSession, type SessionUser } from '@reset/remote-sdk';
import { Button, Icon } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { useStopViewing } from './use-stop-viewing.ts';
import styles from './viewing-as-user.module.css';

/** Above every page while a member of staff sees the product as a member: as whom, and the way out. */
export function ViewingAsUser() {
  const user = useSession((session) => session.user);
  return user?.impersonating ? <Notice user={user} /> : null;
}

function Notice({ user }: { user: SessionUser }) {
  const t = useMessages();
  const { isPending, hasFailed, stop } = useStopViewing(user.id);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <section className={styles.notice} aria-label={t('viewing.label')}>
      <Icon name="eye" />
      <p className={styles.text}>{t('viewing.as', { name })}</p>
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
