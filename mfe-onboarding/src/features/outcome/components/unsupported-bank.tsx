import { Badge, Button, DawnArc, FootAction, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';

interface Props {
  /** null where nobody knows it. */
  bankName: string | null;
  onConnectAnother: () => void;
  /** A payroll makes up for what such a bank does not show. */
  onLinkPayroll: () => void;
  isPending: boolean;
}

/** The linked bank is an app alone, and no payroll is linked beside it. */
export function UnsupportedBank({ bankName, isPending, ...ways }: Props) {
  const t = useMessages();
  const address = t('bank.address');
  const mail = `mailto:${address}?subject=${encodeURIComponent(t('bank.subject'))}`;
  return (
    <Tile title={t('bank.title')} aside={<Badge tone="warning">{t('bank.state')}</Badge>}>
      <div className={styles.screen}>
        <DawnArc variant="not-found" />
        <p>{bankName ? t('bank.text', { bank: bankName }) : t('bank.textUnnamed')}</p>
        <FootAction isInline>
          <Button variant="primary" onPress={ways.onLinkPayroll} isPending={isPending}>
            {t('bank.payroll')}
          </Button>
          <Button onPress={ways.onConnectAnother} isPending={isPending}>
            {t('bank.another')}
          </Button>
        </FootAction>
        <p className={styles.quiet}>
          {t('bank.support')} <a href={mail}>{address}</a>
        </p>
      </div>
    </Tile>
  );
}
