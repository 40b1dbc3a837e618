import { DawnArc, Money } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useMessages } from '../home-messages.ts';
import { exampleRateCents, exampleWeek } from '../model/example-week.ts';
import styles from './earnings-card.module.css';

/** How the hours of a day add up to available money, with figures that are plainly an example. */
export function EarningsCard() {
  const t = useMessages();
  const [day] = exampleWeek;
  if (!day) return null;
  return (
    <figure className={styles.figure} aria-label={t('earnings.title')}>
      <div className={styles.day}>
        <p className={styles.title}>{t('earnings.title')}</p>
        <p className={styles.small}>
          {t('earnings.rate', { rate: formatMoney(exampleRateCents, { isWhole: true }) })}
        </p>
        <Hours count={day.hours} />
        <dl className={styles.sum}>
          <div className={styles.line}>
            <dt>{t('earnings.hours', { hours: day.hours })}</dt>
            <dd>
              +<Money cents={day.earnedCents} isWhole />
            </dd>
          </div>
          <div className={styles.line}>
            <dt>{t('earnings.bills')}</dt>
            <dd>
              <Money cents={-day.billCents} isWhole />
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.card}>
        <DawnArc variant="card" />
        <dl className={styles.available}>
          <dt className={styles.label}>{t('earnings.available')}</dt>
          <dd className={styles.amount}>
            <Money cents={day.availableCents} isWhole />
          </dd>
        </dl>
      </div>
      <p className={styles.small}>{t('earnings.note')}</p>
    </figure>
  );
}

/** A bar for each hour, higher by what it adds. */
function Hours({ count }: { count: number }) {
  const bars = Array.from({ length: count }, (_, hour) => hour);
  return (
    <svg className={styles.hours} viewBox={`0 0 ${count * 20 - 4} 40`} aria-hidden="true">
      {bars.map((hour) => {
        const height = (40 / count) * (hour + 1);
        return <rect key={hour} x={hour * 20} y={40 - height} width="16" height={height} rx="2" />;
      })}
    </svg>
  );
}
