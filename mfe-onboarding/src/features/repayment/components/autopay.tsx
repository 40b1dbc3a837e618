import { Banner, Button, EnglishOnly, FootAction } from '@reset/shared-ui';
import { useConfirmRepayment } from '../api/confirm-repayment.ts';
import { useMessages } from '../repayment-messages.ts';
import styles from './repayment.module.css';
import { useIsBankOfAnother } from './linked-bank.ts';
import { AutopayRules } from './rules.tsx';

const AGREEMENT = '/legal/ach-authorization-agreement';

/** What autopay debits, when and how much, and her word for it; none for an account of another. */
export function Autopay({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useMessages();
  const isBankOfAnother = useIsBankOfAnother();
  const confirm = useConfirmRepayment(onConfirmed);
  if (isBankOfAnother) return <p className={styles.text}>{t('ach.ofAnother')}</p>;
  return (
    <>
      <AutopayRules />
      <EnglishOnly isLegal />
      <p className={styles.note}>
        {t('ach.authorize')}{' '}
        <a href={AGREEMENT} target="_blank" rel="noreferrer">
          {t('ach.agreement')}
        </a>
        . {t('ach.revoke')}
      </p>
      {confirm.error && (
        <div role="alert">
          <Banner tone="danger">{confirm.error.message}</Banner>
        </div>
      )}
      <FootAction isInline>
        <Button variant="primary" onPress={() => confirm.mutate()} isPending={confirm.isPending}>
          {t('ach.confirm')}
        </Button>
      </FootAction>
    </>
  );
}
