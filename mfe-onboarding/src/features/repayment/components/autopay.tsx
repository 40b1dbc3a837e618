import { Banner, Button, EnglishOnly, FootAction } from '@reset/shared-ui';
import { useConfirmRepayment } from '../api/confirm-repayment.ts';
import { useMessages } from '../repayment-messages.ts';
import styles from './repayment.module.css';
import { AutopayRules } from './rules.tsx';

const AGREEMENT = '/legal/ach-authorization-agreement';

/** What autopay debits, when and how much, and her word for it. */
export function Autopay({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useMessages();
  const confirm = useConfirmRepayment(onConfirmed);
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
