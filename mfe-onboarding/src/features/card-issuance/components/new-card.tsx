import { pageData, usePartner } from '@reset/remote-sdk';
import { Button, DawnArc, PartnerLogo, WidgetFrame } from '@reset/shared-ui';
import { useState } from 'react';
import { useNewCard } from '../api/get-new-card.ts';
import { useMessages } from '../card-issuance-messages.ts';
import styles from './card-issuance.module.css';

/** The card; its number stands in the issuer's frame and never in a page of ours. */
export function NewCard() {
  const t = useMessages();
  const { data: card, refetch } = useNewCard();
  const partner = usePartner();
  const [number, setNumber] = useState<'hidden' | 'shown' | 'failed'>('hidden');
  const token = number === 'shown' ? card?.displayToken : undefined;
  const lastFour = card?.lastFour ?? '';

  // A token shows the number once.
  async function toggle() {
    if (number === 'shown') return setNumber('hidden');
    const { data: fresh } = await refetch();
    setNumber(fresh?.displayToken ? 'shown' : 'failed');
  }

  return (
    <div className={styles.holder}>
      <div
        className={styles.card}
        data-card-face
        role="group"
        aria-label={t('reveal.card', { digits: lastFour })}
      >
        <DawnArc variant="card" />
        <span className={styles.brand}>
          {t('reveal.brand')}
          {partner && <PartnerLogo svg={partner.logo.reverse} name={partner.name} isMarkOnly />}
        </span>
        {token ? (
          <CardNumber token={token} onFailed={() => setNumber('failed')} />
        ) : (
          <span className={styles.digits}>•••• {lastFour}</span>
        )}
      </div>
      {number === 'failed' && <p role="alert">{t('reveal.cannotShow')}</p>}
      <Button variant="quiet" onPress={() => void toggle()} isDisabled={!card}>
        {t(number === 'shown' ? 'reveal.hide' : 'reveal.show')}
      </Button>
    </div>
  );
}

function CardNumber({ token, onFailed }: { token: string; onFailed: () => void }) {
  const t = useMessages();
  return (
    <div className={styles.number}>
      <WidgetFrame
        isInlaid
        origin={pageData().widgets_origin}
        name="card-display"
        token={token}
        title={t('reveal.number')}
        onMessage={({ type }) => {
          if (type === 'failed') onFailed();
        }}
      />
    </div>
  );
}
