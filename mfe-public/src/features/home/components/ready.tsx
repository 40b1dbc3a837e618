import { useSession } from '@reset/remote-sdk';
import { DawnArc } from '@reset/shared-ui';
import { Link } from 'react-router';
import { useMessages } from '../home-messages.ts';
import styles from './ready.module.css';

/** The last word of the page: the way in once more. */
export function Ready() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  return (
    <section className={styles.ready} aria-labelledby="ready">
      <div className={styles.arc}>
        <DawnArc variant="card" />
      </div>
      <h2 id="ready" className={styles.title}>
        {t('ready.title')}
      </h2>
      <p className={styles.text}>{t('ready.text')}</p>
      <Link to={isSignedIn ? '/dashboard' : '/users/sign_up'} className={styles.action}>
        {isSignedIn ? t('dashboard') : t('signUp')}
      </Link>
    </section>
  );
}
