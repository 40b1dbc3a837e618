import { Icon, type IconName } from '@reset/shared-ui';
import styles from './points.module.css';

interface Point {
  icon: IconName;
  title: string;
  text: string;
}

/** Short points side by side: by threes where that leaves none alone, else by twos. */
export function Points({ points }: { points: Point[] }) {
  return (
    <ul className={styles.points} data-columns={points.length % 3 === 0 ? 3 : 2}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className={styles.point}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
          </span>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
