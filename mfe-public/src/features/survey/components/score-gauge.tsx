import { useMessages } from '../survey-messages.ts';
import styles from './score-gauge.module.css';

/** A half ring from left to right, as thick as its stroke. */
const RING = 'M 10 90 A 80 80 0 0 1 170 90';

/** @param score rounded, 0 to 100 */
export function ScoreGauge({ score }: { score: number }) {
  const t = useMessages();
  return (
    <svg
      className={styles.gauge}
      width="180"
      height="90"
      viewBox="0 0 180 90"
      role="img"
      aria-label={t('results.score', { score })}
    >
      <path className={styles.track} d={RING} />
      {/* The ring is a hundred long; the gap after it is longer than the ring. */}
      <path className={styles.value} d={RING} pathLength={100} strokeDasharray={`${score} 200`} />
      <text className={styles.figure} x="90" y="86" textAnchor="middle">
        {score}
      </text>
    </svg>
  );
}
