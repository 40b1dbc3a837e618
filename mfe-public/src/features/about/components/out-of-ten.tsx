import styles from './out-of-ten.module.css';

const TEN = Array.from({ length: 10 }, (_, at) => at);

/** Ten people, of whom so many are meant. A picture of a figure that stands beside it. */
export const OutOfTen = ({ count }: { count: number }) => (
  <svg className={styles.people} viewBox="0 0 300 44" aria-hidden="true">
    {TEN.map((at) => (
      <g
        key={at}
        className={styles.person}
        data-meant={at < count}
        transform={`translate(${at * 30} 0)`}
      >
        <circle cx="12" cy="9" r="7" />
        <path d="M1 42a11 22 0 0 1 22 0z" />
      </g>
    ))}
  </svg>
);
