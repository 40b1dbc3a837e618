import { Button, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

interface Props {
  /** null where nobody knows it. */
  bankName: string | null;
  onConnectAnother: () => void;
  isPending: boolean;
}

/** The linked bank is an app alone. */
export function UnsupportedBank({ bankName, onConnectAnother, isPending }: Props) {
  const t = useMessages();
  const address = t('bank.address');
  const mail = `mailto:${address}?subject=${encodeURIComponent(t('bank.subject'))}`;
  return (
    <Tile title={t('bank.title')}>
      <div className={styles.screen}>
        <p>{bankName ? t('bank.text', { bank: bankName }) : t('bank.textUnnamed')}</p>
        <div className={styles.actions}>
          <Button variant="primary" onPress={onConnectAnother} isPending={isPending}>
            {t('bank.another')}
          </Button>
        </div>
        <p className={styles.quiet}>
          {t('bank.support')} <a href={mail}>{address}</a>
        </p>
      </div>
    </Tile>
  );
}
