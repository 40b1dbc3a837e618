import { Icon, TextLink } from '@reset/shared-ui';
import { useRef } from 'react';
import { useMessages } from '#messages.ts';
import { CardNumber } from './card-number.tsx';
import styles from './card-side.module.css';

interface Props {
  /** Nothing of the card's number is in the page but while its back is in front. */
  isShown: boolean;
  /** Then the issuer shows no number. */
  isFrozen: boolean;
  onTurn: () => void;
}

/** Number, expiry and CVV, as the issuer shows them. */
export function CardBack({ isShown, isFrozen, onTurn }: Props) {
  const t = useMessages();
  const turn = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.face}>
      <div className={styles.top}>
        <button
          ref={turn}
          type="button"
          className={styles.turn}
          aria-label={t('card.hideNumber')}
          onClick={onTurn}
        >
          <Icon name="arrow-left" />
        </button>
        <span className={styles.kind}>{t('card.virtual')}</span>
      </div>
      <div className={styles.number}>
        {isShown &&
          (isFrozen ? <FrozenCard /> : <CardNumber onRetried={() => turn.current?.focus()} />)}
      </div>
    </div>
  );
}

function FrozenCard() {
  const t = useMessages();
  return (
    <div className={styles.failure}>
      <p>{t('card.unfreezeFirst')}</p>
      <TextLink href="/account/freeze-card" variant="secondary">
        {t('card.unfreeze')}
      </TextLink>
    </div>
  );
}
