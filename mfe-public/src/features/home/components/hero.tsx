import { flags, readCampaign, useSession } from '@reset/remote-sdk';
import { useState } from 'react';
import { useMessages } from '../home-messages.ts';
import { Drawing } from './drawing.tsx';
import { EarningsCard } from './earnings-card.tsx';
import styles from './hero.module.css';
import { TermsMark } from './terms-mark.tsx';
import { WayIn } from './way-in.tsx';

/** What Reset is, the way in, and what a day with it looks like. */
export function Hero() {
  const t = useMessages();
  const isLaunched = flags.getBooleanValue('rf-6-card-launch', false);
  const isSignedIn = useSession((session) => session.signedIn);
  const [isWelcome] = useState(isInvited);
  const claims = [t('claim.fees'), t('claim.credit'), t('claim.deposit')];
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {!isLaunched && !isWelcome && <p className={styles.badge}>{t('inviteOnly')}</p>}
        <h1 className={styles.heading} tabIndex={-1}>
          {t('heading')}
        </h1>
        <p className={styles.intro}>
          {t('intro')}
          <TermsMark of="card" />
        </p>
        <WayIn isSignedIn={isSignedIn} />
        <ul className={styles.claims} aria-label={t('claims')}>
          {claims.map((claim) => (
            <li key={claim} className={styles.claim}>
              <span className={styles.icon}>
                <Drawing of="check" />
              </span>
              {claim}
            </li>
          ))}
        </ul>
      </div>
      <EarningsCard />
    </section>
  );
}

/** Whether somebody sent this visitor: a partner, a group or a person (requirement PUB-016). */
function isInvited(): boolean {
  const { partner, groupId, referralSlug } = readCampaign();
  return partner !== null || Boolean(groupId) || Boolean(referralSlug);
}
