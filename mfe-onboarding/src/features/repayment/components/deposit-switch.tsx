import { announce } from '@reset/remote-sdk';
import { accountLink } from '@reset/remote-sdk/linking';
import { Banner, Button, FootAction, LinkDialog, Spinner } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHoldBehind } from '#features/widget-hold/widget-hold.ts';
import { useConfirmRepayment } from '../api/confirm-repayment.ts';
import { depositSwitchQuery } from '../api/get-deposit-switch.ts';
import { useDepositAccount } from '../api/open-deposit-account.ts';
import { useMessages } from '../repayment-messages.ts';
import styles from './repayment.module.css';
import { DepositRules } from './rules.tsx';

interface Props {
  userId: string;
  onConfirmed: () => void;
}

/** Has all of her pay sent to us by her payroll's widget, and goes on once it is. */
export function DepositSwitch({ userId, onConfirmed }: Props) {
  const t = useMessages();
  const { data: destination, refetch } = useQuery(depositSwitchQuery);
  const confirm = useConfirmRepayment(onConfirmed);
  const [wasSent, setSent] = useState(false);
  const isSwitched = destination === 'here';
  const confirmOnce = useEffectEvent(() => {
    announce(t('deposit.done'));
    confirm.mutate();
  });
  useEffect(() => {
    if (isSwitched) confirmOnce();
  }, [isSwitched]);

  function finish() {
    setSent(true);
    void refetch();
  }

  if (isSwitched) {
    return (
      <>
        <p className={styles.wait}>
          {!confirm.error && <Spinner />}
          {t('deposit.done')}
        </p>
        {confirm.error && (
          <div role="alert" className={styles.step}>
            <Banner tone="danger">{confirm.error.message}</Banner>
            <FootAction isInline>
              <Button onPress={() => confirm.mutate()} isPending={confirm.isPending}>
                {t('again')}
              </Button>
            </FootAction>
          </div>
        )}
      </>
    );
  }
  return (
    <>
      <DepositRules />
      <p className={styles.text}>{t('deposit.all')}</p>
      {destination === 'partly' && <Banner tone="warning">{t('deposit.partly')}</Banner>}
      {wasSent && destination !== 'partly' && (
        <p className={styles.wait} role="status">
          <Spinner label={t('deposit.spinner')} />
          {t('deposit.waiting')}
        </p>
      )}
      <p className={styles.note}>{t('deposit.payroll')}</p>
      <SwitchByWidget userId={userId} isAgain={wasSent} onDone={finish} />
    </>
  );
}

interface ByWidgetProps {
  userId: string;
  /** She has been through it before. */
  isAgain: boolean;
  onDone: () => void;
}

/** Has the account opened that her pay is to go to, and then her payroll's widget. */
function SwitchByWidget({ userId, isAgain, onDone }: ByWidgetProps) {
  const t = useMessages();
  const account = useDepositAccount();
  const problem = account.isRefused ? t('deposit.refused') : account.error?.message;

  function finish() {
    account.reset();
    onDone();
  }

  return (
    <>
      <div role="status">
        {account.isOpening && <p>{t('deposit.opening')}</p>}
        {account.isDelayed && <p>{t('deposit.delayed')}</p>}
      </div>
      {problem !== undefined && (
        <div role="alert">
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
      <FootAction isInline>
        <Button
          variant={isAgain ? 'secondary' : 'primary'}
          onPress={account.request}
          isPending={account.isOpening}
        >
          {t('deposit.switch')}
        </Button>
      </FootAction>
      {account.isOpen && <SwitchDialog userId={userId} onDone={finish} onClose={account.reset} />}
    </>
  );
}

interface DialogProps {
  userId: string;
  onDone: () => void;
  onClose: () => void;
}

function SwitchDialog({ userId, onDone, onClose }: DialogProps) {
  const t = useMessages();
  useHoldBehind();
  return (
    <LinkDialog
      title={t('deposit.dialog')}
      {...accountLink({ source: 'pinwheel', isSwitch: true, userId })}
      onLinked={onDone}
      onClose={onClose}
    />
  );
}
