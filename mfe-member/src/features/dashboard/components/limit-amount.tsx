import { Spinner } from '@reset/shared-ui';
import type { ShownLimit } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { DigitRoll } from './digit-roll.tsx';
import styles from './limit-amount.module.css';

interface Props extends Pick<ShownLimit, 'text' | 'rolls'> {
  isUpdating: boolean;
}

/**
 * The one large figure. While it is computed anew it keeps its place unseen, so that nothing moves
 * and the digits roll on from where they were.
 */
export function LimitAmount({ text, rolls, isUpdating }: Props) {
  const t = useMessages();
  return (
    <p className={styles.limit}>
      <span className={styles.figure} inert={isUpdating}>
        {rolls ? <DigitRoll text={text} /> : text}
      </span>
      {isUpdating && (
        <span className={styles.updating}>
          <Spinner label={t('card.updating')} />
          <span aria-hidden="true">{t('card.updating')}</span>
        </span>
      )}
    </p>
  );
}
