import { Badge, Button, DawnArc, FootAction, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import { ConnectAnother } from './connect-another.tsx';
import styles from './outcome.module.css';

interface Props {
  /** null where nobody knows it. */
  bankName: string | null;
  /** Unlinks it, so that another may be linked. */
  onConnectAnother: () => Promise<void>;
  /** A payroll makes up for what such a bank does not show. */
  onLinkPayroll: () => void;
}

/** The linked bank is an app alone, and no payroll is linked beside it. */
export function UnsupportedBank({ bankName, ...ways }: Props) {
  const t = useMessages();
  const address = t('bank.address');
  const mail = `mailto:${address}?subject=${encodeURIComponent(t('bank.subject'))}`;
  return (
    <Tile title={t('bank.title')} aside={<Badge tone="warning">{t('bank.state')}</Badge>}>
      <div className={styles.screen}>
        <DawnArc variant="not-found" />
        <p>{bankName ? t('bank.text', { bank: bankName }) : t('bank.textUnnamed')}</p>
        <FootAction isInline>
          <Button variant="primary" onPress={ways.onLinkPayroll}>
            {t('bank.payroll')}
          </Button>
          <ConnectAnother
            bank={bankName ?? t('deposit.yourBank')}
            action={t('bank.another')}
            onConfirm={ways.onConnectAnother}
          />
        </FootAction>
        <p className={styles.quiet}>
          {t('bank.support')} <a href={mail}>{address}</a>
        </p>
      </div>
    </Tile>
  );
}
