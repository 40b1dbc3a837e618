import { DawnArc } from '@reset/shared-ui';
import { useMessages } from '../home-messages.ts';
import { exampleRateCents, exampleWeek } from '../model/example-week.ts';
import { formatDollars } from '../model/format-dollars.ts';
import styles from './earnings-card.module.css';

/** How the hours of a day add up to available money, with figures that are plainly an example. */
export function EarningsCard() {
  const t = useMessages();
  const [day] = exampleWeek;
  if (!day) return null;
  const hours = Array.from({ length: day.hours }, (_, hour) => hour);
  return (
    <figure className={styles.figure} aria-label={t('earnings.title')}>
      <div className={styles.card}>
        <DawnArc variant="card" />
        <p className={styles.label}>{t('earnings.available')}</p>
        <p className={styles.amount}>{formatDollars(day.availableCents)}</p>
      </div>
      <div className={styles.day}>
        <p className={styles.title}>{t('earnings.title')}</p>
        <p className={styles.rate}>
          {t('earnings.rate', { rate: formatDollars(exampleRateCents) })}
        </p>
        <svg className={styles.hours} viewBox="0 0 160 40" aria-hidden="true">
          {hours.map((hour) => (
            <rect
              key={hour}
              x={hour * 20}
              y={35 - hour * 5}
              width="16"
              height={5 + hour * 5}
              rx="2"
            />
          ))}
        </svg>
        <dl className={styles.sum}>
          <Line name={t('earnings.hours', { hours: day.hours })} cents={day.earnedCents} sign="+" />
          <Line name={t('earnings.bills')} cents={day.billCents} sign="−" />
          <Line name={t('earnings.available')} cents={day.availableCents} sign="=" />
        </dl>
        <p className={styles.note}>{t('earnings.note')}</p>
      </div>
    </figure>
  );
}

interface LineProps {
  name: string;
  cents: number;
  sign: '+' | '−' | '=';
}

function Line({ name, cents, sign }: LineProps) {
  return (
    <div className={styles.line} data-total={sign === '='}>
      <dt>{name}</dt>
      <dd className={styles.cents}>
        {sign === '=' ? '' : sign}
        {formatDollars(cents)}
      </dd>
    </div>
  );
}
