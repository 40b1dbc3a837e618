import { DawnArc } from '@reset/shared-ui';
import { formatDay, type CalendarDate } from '#dates/calendar-date.ts';
import { useMessages } from '#messages.ts';
import { shownLimit } from '../model/shown-limit.ts';
import styles from './card-tile.module.css';
import { DigitRoll } from './digit-roll.tsx';

interface Props {
  /** Dollars, as stored: what is shown is floored at 0. */
  limit: number;
  /** Null while no payroll says when it is. */
  payday: CalendarDate | null;
  /** Null while the profile is not there. */
  lastFour: string | null;
}

/** The emblem: what can be spent until payday, on the card that it can be spent with. */
export function CardTile({ limit, payday, lastFour }: Props) {
  const t = useMessages();
  const { text, isActive, rolls } = shownLimit(limit);
  return (
    <div
      className={styles.card}
      data-active={isActive}
      role="group"
      aria-label={t('card.virtualLabel')}
    >
      {isActive && <DawnArc variant="card" />}
      <div className={styles.face}>
        <p className={styles.top}>
          <span className={styles.brand}>{t('card.brand')}</span>
          <span className={styles.kind}>
            {t('card.virtual')}
            {lastFour && (
              <span role="img" aria-label={t('card.lastFour', { digits: lastFour })}>
                •••• {lastFour}
              </span>
            )}
          </span>
        </p>
        <div>
          <p>{t('card.limit')}</p>
          <p className={styles.limit}>{rolls ? <DigitRoll text={text} /> : text}</p>
          {payday && (
            <p className={styles.payday}>{t('card.untilPayday', { date: formatDay(payday) })}</p>
          )}
        </div>
      </div>
    </div>
  );
}
