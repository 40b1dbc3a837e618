import { pageData, flags } from '@reset/remote-sdk';
import { useMessages } from '#messages.ts';
import { signUpResult } from '../model/sign-up-result.ts';
import styles from './sign-up-debug.module.css';

/** For who tries the product out: what a sign-up left in this tab. Never in production. */
export function SignUpDebug() {
  const t = useMessages();
  const isOn = flags.getBooleanValue('signup-debug', false);
  if (!isOn || pageData().environment === 'production') return null;
  return (
    <section className={styles.debug} aria-label={t('signUp.debug')}>
      <h2>{t('signUp.debug')}</h2>
      <pre className={styles.result}>{JSON.stringify(signUpResult.read(), null, 2)}</pre>
    </section>
  );
}
