import styles from './drawing.module.css';

/**
 * The lines of each, on 24 by 24. The home page draws its own, because the icons of the design
 * system come together, and all of them weigh as much as this page.
 */
const LINES = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  next: 'M9 6l6 6-6 6',
  salary: 'M3 7h18v13H3zM8 7V4h8v3M3 13h18',
  hourly: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7v5l3 2',
  gig: 'M5 16H3v-4l2.5-.5L8 7h7l3.5 4.5L21 12v4h-2M9 16h6M7 14a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM17 14a2 2 0 1 0 0 4a2 2 0 1 0 0-4z',
  benefits: 'M4 9l8-5 8 5zM6 12v5M10 12v5M14 12v5M18 12v5M4 20h16',
  visa: 'M2.5 5h19v14h-19zM2.5 10h19M6 15h3',
  wallet: 'M6 2.5h12v19H6zM11 18h2',
  start: 'M2.5 6h19v12h-19zM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM6 12h.01M18 12h.01',
  survey: 'M3 12h4l2-5 4 10 2.5-6 1 1H21',
  budget: 'M11 4a8.5 8.5 0 1 0 9 9h-9zM15 3.5a8 8 0 0 1 5.5 5.5H15z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
};

interface Props {
  of: keyof typeof LINES;
  /** In CSS pixels; 20 beside text. */
  size?: number;
}

/** A small picture beside words that say the same. */
export const Drawing = ({ of, size = 20 }: Props) => (
  <svg className={styles.drawing} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={LINES[of]} />
  </svg>
);
