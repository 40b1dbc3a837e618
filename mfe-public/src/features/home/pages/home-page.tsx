import { useSession } from '@reset/remote-sdk';
import { DawnArc, TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { Claims } from '../components/claims.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import styles from './home-page.module.css';

/** `/`: what Reset is, for everybody. */
export function HomePage() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.heading} tabIndex={-1}>
            {t('home.heading')}
          </h1>
          <p className={styles.intro}>{t('home.intro')}</p>
          {!isSignedIn && (
            <TextLink href="/users/sign_in" variant="button">
              {t('home.logIn')}
            </TextLink>
          )}
        </div>
        <div className={styles.emblem}>
          <DawnArc variant="card" />
        </div>
      </section>
      <HowItWorks />
      <Claims />
    </div>
  );
}
