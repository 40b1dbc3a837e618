import { partners } from '@reset/remote-sdk';
import { PartnerCard } from '#features/partner-card/partner-card.tsx';
import styles from './card-fan.module.css';

const SHOWN = 3;

/** The card as partners have it, one behind the other. Decoration. */
export const CardFan = () => (
  <div className={styles.fan}>
    {partners()
      .slice(0, SHOWN)
      .map((partner) => (
        <div key={partner.slug} className={styles.card}>
          <PartnerCard partner={partner} />
        </div>
      ))}
  </div>
);
