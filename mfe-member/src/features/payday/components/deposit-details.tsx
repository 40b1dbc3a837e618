import { CopyButton } from '@reset/shared-ui';
import type { DepositAccount } from '../api/deposit-account.ts';
import { useMessages } from '../payday-messages.ts';
import styles from './deposit-details.module.css';

/** What a payroll form asks for, each to be copied. */
export function DepositDetails({ account }: { account: DepositAccount }) {
  const t = useMessages();
  const rows = [
    { label: t('deposit.institution'), value: account.institutionName },
    { label: t('deposit.routing'), value: account.routingNumber },
    { label: t('deposit.account'), value: account.accountNumber },
    { label: t('deposit.type'), value: t('deposit.checking') },
  ];
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>
            <CopyButton text={value} label={t('deposit.copy', { what: label })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
