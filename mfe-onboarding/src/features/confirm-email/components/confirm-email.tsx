import { Banner, Spinner, Stack, Tile } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '../confirm-email-messages.ts';
import styles from './confirm-email.module.css';
import { Resend } from './resend.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { WrongAddress } from './wrong-address.tsx';

/** Waits for the applicant to follow the link in her email, and goes on once she has. */
export function ConfirmEmail() {
  const t = useMessages();
  const [corrections, setCorrections] = useState(0);
  const { email, isConfirmed, isOutOfDate } = useConfirmation();
  if (isConfirmed) {
    return (
      <Tile title={t('title')}>
        <p className={styles.confirmed}>
          <Spinner />
          {t('confirmed')}
        </p>
      </Tile>
    );
  }
  return (
    <Tile title={t('title')}>
      <Stack gap={16}>
        {isOutOfDate && <Banner tone="warning">{t('outOfDate')}</Banner>}
        <p className={styles.text}>
          {email ? (
            <>
              {t('text')} <Address email={email} />. {t('text.then')}
            </>
          ) : (
            t('textWithoutAddress')
          )}
        </p>
        <p className={styles.hint}>{t('hint')}</p>
        {/* Another address is another mail, which can be sent once more as well. */}
        <Resend key={corrections} />
        <WrongAddress onCorrected={() => setCorrections(corrections + 1)} />
      </Stack>
    </Tile>
  );
}

/** On one line where there is room for it, else in two, of which the second begins with its @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className={styles.address}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
