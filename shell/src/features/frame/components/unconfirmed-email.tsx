import { profileQuery, useSession } from '@reset/remote-sdk';
import { Banner } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import styles from './unconfirmed-email.module.css';

/** Above every page of a member until she has confirmed her address. */
export function UnconfirmedEmail() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const { data: profile } = useQuery({ ...profileQuery, enabled: isSignedIn });
  if (!profile || profile.confirmed) return null;
  return (
    <section className={styles.place} aria-label={t('unconfirmed.label')}>
      <Banner tone="info" actions={<ResendConfirmation />}>
        {t('unconfirmed.sent', { email: profile.email })}
      </Banner>
    </section>
  );
}
