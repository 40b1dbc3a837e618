import { TextLink } from '@reset/shared-ui';
import { useMessages } from '../home-messages.ts';
import styles from './way-in.module.css';

/** Sign Up and Log In; for who is signed in already, the way back to the dashboard. */
export function WayIn({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useMessages();
  return (
    <div className={styles.wayIn}>
      {isSignedIn ? (
        <TextLink href="/dashboard" variant="button">
          {t('dashboard')}
        </TextLink>
      ) : (
        <>
          <TextLink href="/users/sign_up" variant="button">
            {t('signUp')}
          </TextLink>
          <TextLink href="/users/sign_in">{t('logIn')}</TextLink>
        </>
      )}
    </div>
  );
}
