import type { Partner } from '@reset/remote-sdk';
import { DawnArc } from '@reset/shared-ui';
import type { CSSProperties } from 'react';
import styles from './partner-card.module.css';

/** The card in a partner's colours, with its mark. A picture: its words stand beside it. */
export function PartnerCard({ partner: { logo, cardVisuals } }: { partner: Partner }) {
  const colours = { '--card-ground': cardVisuals.ground, '--card-arc': cardVisuals.arc };
  return (
    <div className={styles.card} style={colours as CSSProperties} data-card-face aria-hidden="true">
      <DawnArc variant="card" />
      <img
        className={styles.mark}
        src={`data:image/svg+xml,${encodeURIComponent(logo.reverse)}`}
        alt=""
        width="48"
        height="48"
      />
      <span className={styles.chip} />
      <span className={styles.digits}>•••• ••••</span>
    </div>
  );
}
