import { browserLocation, rememberLocation } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import { useEffect } from 'react';
import { useMessages } from '#messages.ts';
import styles from './invitation.module.css';

/** For visitors: an account first, and then back here. */
export function SignInToJoin() {
  const t = useMessages();
  useEffect(() => rememberLocation(browserLocation.here()), []);
  return (
    <div className={styles.step}>
      <p>{t('invitation.signInText')}</p>
      <TextLink href="/users/sign_in" variant="button">
        {t('signIn.title')}
      </TextLink>
      <p>
        {t('invitation.newHere')} <TextLink href="/users/sign_up">{t('signIn.signUp')}</TextLink>
      </p>
    </div>
  );
}
