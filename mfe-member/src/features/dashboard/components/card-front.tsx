import { usePartner } from '@reset/remote-sdk';
import { Icon, PartnerLogo, SkeletonText } from '@reset/shared-ui';
import { formatDay, type CalendarDate } from '#dates/calendar-date.ts';
import type { ShownLimit } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import styles from './card-side.module.css';
import limitStyles from './limit-amount.module.css';
import { LimitAmount } from './limit-amount.tsx';

interface Props {
  shown: ShownLimit;
  isUpdating: boolean;
  /** Its ground is the card's own, and not the grey of one at rest. */
  isActive: boolean;
  isFrozen: boolean;
  payday: CalendarDate | null;
  lastFour: string | null;
  /** Null where nobody may see the number. */
  onTurn: (() => void) | null;
}

/** The limit, until when it counts, and which card it is; of a frozen one also that. */
export function CardFront({ shown, isActive, isFrozen, payday, lastFour, ...front }: Props) {
  const t = useMessages();
  const partner = usePartner();
  const { isUpdating, onTurn } = front;
  return (
    <div className={styles.face}>
      <div className={styles.top}>
        <span className={styles.brand}>
          {t('card.brand')}
          {partner && isActive && (
            <PartnerLogo svg={partner.logo.reverse} name={partner.name} isMarkOnly />
          )}
        </span>
        <span className={styles.kind}>
          {t('card.virtual')}
          {isFrozen && (
            <span className={styles.frozen}>
              <Icon name="lock" size={16} /> {t('card.frozen')}
            </span>
          )}
          {lastFour && (
            <span role="img" aria-label={t('card.lastFour', { digits: lastFour })}>
              •••• {lastFour}
            </span>
          )}
        </span>
        {onTurn && (
          <button
            type="button"
            className={styles.turn}
            aria-label={t('card.showNumber')}
            onClick={onTurn}
          >
            <Icon name="eye" />
          </button>
        )}
      </div>
      <div>
        <p>{t('card.limit')}</p>
        <LimitAmount {...shown} isUpdating={isUpdating} />
        {payday && (
          <p className={styles.payday}>{t('card.untilPayday', { date: formatDay(payday) })}</p>
        )}
      </div>
    </div>
  );
}

/** In its place on the card. */
export function CardFrontSkeleton() {
  const t = useMessages();
  return (
    <div className={styles.face}>
      <div className={styles.top}>
        <span className={styles.brand}>{t('card.brand')}</span>
      </div>
      <div>
        <p>{t('card.limit')}</p>
        <p className={limitStyles.limit}>
          <SkeletonText width={4} />
        </p>
        <p className={styles.payday}>
          <SkeletonText width={22} />
        </p>
      </div>
    </div>
  );
}
