import { Badge, Button, DawnArc, FootAction, Tile } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import { DepositReasons } from './deposit-reasons.tsx';
import { ConnectAnother } from './connect-another.tsx';
import styles from './outcome.module.css';

interface Props {
  /** null where nobody knows it. */
  bankName: string | null;
  /** Unlinks it, so that another may be linked. */
  onConnectAnother: () => Promise<void>;
  onLinkPayroll: () => void;
}

/** Nothing that goes into the linked account looks like pay. */
export function DirectDepositNotFound({ bankName, ...ways }: Props) {
  const { onConnectAnother, onLinkPayroll } = ways;
  const t = useMessages();
  const bank = bankName ?? t('deposit.yourBank');
  return (
    <Tile title={t('deposit.title')} aside={<Badge tone="warning">{t('deposit.state')}</Badge>}>
      <div className={styles.screen}>
        <DawnArc variant="not-found" />
        <p>{t('deposit.text', { bank })}</p>
        <FootAction isInline>
          <ConnectAnother
            bank={bank}
            action={t('deposit.another')}
            onConfirm={onConnectAnother}
            isMain
          />
          <Button onPress={onLinkPayroll}>{t('deposit.payroll')}</Button>
        </FootAction>
        <p className={styles.quiet}>{t('deposit.payrollHint')}</p>
        <DepositReasons bank={bank} />
      </div>
    </Tile>
  );
}
