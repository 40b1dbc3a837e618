import { useSignOut } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './security.module.css';

interface Props {
  device: string;
}

/** Ends the session that shows the page: a sign-out, with all that goes with it. */
export function EndThisSession({ device }: Props) {
  const t = useMessages();
  const { isPending, hasFailed, signOut } = useSignOut();
  return (
    <>
      <Button
        isPending={isPending}
        onPress={() => void signOut()}
        aria-label={t('security.signOutOf', { device })}
      >
        {t('security.signOut')}
      </Button>
      {hasFailed && (
        <p className={styles.problem} role="alert">
          {t('account.logOutFailed')}
        </p>
      )}
    </>
  );
}
