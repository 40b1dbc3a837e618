import styles from './month-picture.module.css';

const DAYS = Array.from({ length: 35 }, (_, at) => at);
/** Two payment days, four weeks apart; the days before each grow towards it. */
const isPayment = (day: number) => day === 3 || day === 31;
const size = (day: number) => 6 + (((day + 24) % 28) / 28) * 8;

/** A month in which each day counts towards the next payment. Decoration. */
export const MonthPicture = () => (
  <svg className={styles.month} viewBox="0 0 400 290" aria-hidden="true">
    {DAYS.map((day) => (
      <g key={day} transform={`translate(${53 + (day % 7) * 49} ${46 + Math.floor(day / 7) * 49})`}>
        {isPayment(day) ? (
          <>
            <circle className={styles.glow} r="24" />
            <circle className={styles.payment} r="16" />
          </>
        ) : (
          <circle className={styles.day} r={size(day)} />
        )}
      </g>
    ))}
  </svg>
);
