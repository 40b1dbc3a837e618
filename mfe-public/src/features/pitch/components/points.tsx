import { Icon, type IconName } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import styles from './points.module.css';

interface Point {
  title: string;
  text: string;
}

/** Short points side by side: by threes where that leaves none alone, else by twos. */
export function Points({ points }: { points: (Point & { icon: IconName })[] }) {
  return (
    <ul className={styles.points} data-columns={points.length % 3 === 0 ? 3 : 2}>
      {points.map(({ icon, ...point }) => (
        <PointItem key={point.title} {...point} mark={<Icon name={icon} size={24} />} />
      ))}
    </ul>
  );
}

/** Three points that come one after another. */
export function NumberedPoints({ points }: { points: Point[] }) {
  return (
    <ol className={styles.numbered}>
      {points.map((point, at) => (
        <PointItem key={point.title} {...point} mark={at + 1} />
      ))}
    </ol>
  );
}

function PointItem({ mark, title, text }: Point & { mark: ReactNode }) {
  return (
    <li className={styles.point}>
      {/* A list says its numbers by itself. */}
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
