import type { Cancellation } from '@reset/api-contract/onboarding/application-status.ts';
import { cancellationRequest } from '@reset/remote-sdk/tab-storage';
import { Banner, Button, FootAction, Spinner, Stack, TextLink, Tile } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { restartApplication } from '../api/restart-application.ts';
import { useMessages } from '../cancel-messages.ts';
import styles from './cancelled.module.css';
import { SwitchedPay } from './switched-pay.tsx';

interface Props {
  userId: string;
  /** What became of what she had told; null for who had told nothing. */
  personalInfo: Cancellation['personal_info'];
  /** One with us was opened, to which she may have had her pay switched. */
  hasDepositAccount: boolean;
  onRestarted: () => void;
}

/** Says to who has cancelled that she has, and lets her begin again once nothing is left to erase. */
export function Cancelled({ userId, personalInfo, hasDepositAccount, onRestarted }: Props) {
  const t = useMessages();
  const restart = useMutation({
    mutationFn: restartApplication,
    onSuccess() {
      cancellationRequest(userId).forget();
      onRestarted();
    },
  });
  const isErasing = personalInfo === 'being_erased';
  return (
    <Tile title={t('cancelled.title')}>
      <Stack gap={16}>
        <p className={styles.text}>
          {t(hasDepositAccount ? 'cancelled.closed' : 'cancelled.nothingElse')}{' '}
          {t('cancelled.linked')}
        </p>
        {hasDepositAccount && <SwitchedPay />}
        <div role="status" className={styles.erased}>
          {isErasing && <Spinner />}
          {personalInfo && <p className={styles.text}>{t(`cancelled.${personalInfo}`)}</p>}
        </div>
        <p className={styles.text}>{t('cancelled.again')}</p>
        <div role="alert" className={styles.refusal}>
          {restart.error && <Banner tone="danger">{restart.error.message}</Banner>}
        </div>
        <FootAction isInline>
          <Button
            variant="primary"
            isDisabled={isErasing}
            isPending={restart.isPending || restart.isSuccess}
            onPress={() => restart.mutate()}
          >
            {t('cancelled.restart')}
          </Button>
          <TextLink href="/dashboard">{t('cancelled.dashboard')}</TextLink>
        </FootAction>
      </Stack>
    </Tile>
  );
}
