import { pageData } from '@reset/remote-sdk';
import { Button, DawnArc, WidgetFrame } from '@reset/shared-ui';
import { useState } from 'react';
import { useNewCard } from '../api/get-new-card.ts';
import { useMessages } from '../card-issuance-messages.ts';
import styles from './card-issuance.module.css';

/** The card; its number stands in the issuer's frame and never in a page of ours. */
export function NewCard() {
  const t = useMessages();
  const { data: card, refetch } = useNewCard();
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const cannotShow = hasFailed || (isShown && card?.displayToken === null);

  // A token shows the number once.
  async function show() {
    if (isShown) return setShown(false);
    await refetch();
    setFailed(false);
    setShown(true);
  }

  return (
    <div className={styles.holder}>
      <div
        className={styles.card}
        role="group"
        aria-label={t('reveal.card', { digits: card?.lastFour ?? '' })}
      >
        <DawnArc variant="card" />
        <span className={styles.brand}>{t('reveal.brand')}</span>
        {isShown && card?.displayToken && !hasFailed ? (
          <div className={styles.number}>
            <WidgetFrame
              isInlaid
              origin={pageData().widgets_origin}
              name="card-display"
              token={card.displayToken}
              title={t('reveal.number')}
              onMessage={({ type }) => {
                if (type === 'failed') setFailed(true);
              }}
            />
          </div>
        ) : (
          <span className={styles.digits}>•••• {card?.lastFour}</span>
        )}
      </div>
      {cannotShow && <p role="alert">{t('reveal.cannotShow')}</p>}
      <Button variant="quiet" onPress={() => void show()} isDisabled={!card}>
        {t(isShown ? 'reveal.hide' : 'reveal.show')}
      </Button>
    </div>
  );
}
