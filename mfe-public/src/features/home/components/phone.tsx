import { DawnArc, Money } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { dateFormat } from '@reset/shared-ui/locale.ts';
import { useMessages } from '../home-messages.ts';
import { exampleWeek } from '../model/example-week.ts';
import { PauseButton } from './pause-button.tsx';
import styles from './phone.module.css';
import { useCycle } from './use-cycle.ts';

const WEEKDAY = dateFormat({ weekday: 'long', timeZone: 'UTC' });

/** A phone on which the limit follows the days of a week. One picture, never read out as it changes. */
export function Phone() {
  const t = useMessages();
  const { place, isPaused, toggle } = useCycle(exampleWeek.length);
  const today = exampleWeek[place];
  if (!today) return null;
  return (
    <div className={styles.mockUp}>
      <div className={styles.phone} role="img" aria-label={t('phone.label')}>
        <div className={styles.card}>
          <DawnArc variant="card" />
          <p className={styles.label}>{t('phone.available')}</p>
          <p key={place} className={styles.amount}>
            <Money cents={today.availableCents} isWhole />
          </p>
        </div>
        <ol className={styles.days}>
          {exampleWeek.map(({ day, hours, earnedCents, billCents }, at) => (
            <li key={day} className={styles.day} data-now={at === place}>
              <span className={styles.name}>{WEEKDAY.format(new Date(day))}</span>
              <span className={styles.what}>
                {hours > 0 ? t('phone.worked', { hours }) : t('phone.bill')}
              </span>
              <span className={styles.change}>
                {hours > 0 && '+'}
                {formatMoney(hours > 0 ? earnedCents : -billCents, { isWhole: true })}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {toggle && <PauseButton isPaused={isPaused} onPress={toggle} />}
    </div>
  );
}
