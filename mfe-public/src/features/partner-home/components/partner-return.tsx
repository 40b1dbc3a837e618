import type { Partner } from '@reset/remote-sdk';
import type { CSSProperties } from 'react';
import styles from './partner-return.module.css';

/** A tax return under a partner's mark, with what comes back rising from it. Decoration. */
export function PartnerReturn({ partner: { logo, cardVisuals } }: { partner: Partner }) {
  const colours = { '--return-ground': cardVisuals.ground, '--return-arc': cardVisuals.arc };
  return (
    <div className={styles.frame} style={colours as CSSProperties} aria-hidden="true">
      <svg className={styles.picture} viewBox="0 0 400 252">
        <circle className={styles.halo} cx="292" cy="196" r="150" />
        <circle className={styles.glow} cx="292" cy="196" r="106" />
        <path className={styles.paper} d="M92 260V52a12 12 0 0 1 12-12h128l52 52v168z" />
        <path className={styles.fold} d="M232 40l52 52h-40a12 12 0 0 1-12-12z" />
        <path className={styles.lines} d="M116 142h144M116 170h144M116 198h96M116 226h120" />
        <circle className={styles.sun} cx="292" cy="196" r="44" />
        <path className={styles.arrow} d="M292 218v-42m-17 17l17-17 17 17" />
      </svg>
      <img
        className={styles.mark}
        src={`data:image/svg+xml,${encodeURIComponent(logo.color)}`}
        alt=""
        width="48"
        height="48"
      />
    </div>
  );
}
