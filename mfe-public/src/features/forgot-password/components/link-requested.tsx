import { Button, DawnArc, ResendButton, Stack } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { StepHeading } from '#stages/step-heading.tsx';
import styles from './link-requested.module.css';

interface Props {
  email: string;
  /** Asks again, and resolves to why that was refused, if so. */
  onAskAgain: () => Promise<string | undefined>;
  onOtherAddress: () => void;
}

/** The one answer, whether the address has an account or not. */
export function LinkRequested({ email, onAskAgain, onOtherAddress }: Props) {
  const t = useMessages();
  return (
    <Stack gap={16}>
      <DawnArc variant="thanks" />
      <StepHeading>{t('forgot.asked')}</StepHeading>
      <p>{t('forgot.answer')}</p>
      <p>
        <strong className={styles.address}>{email}</strong>
      </p>
      <p>{t('forgot.notThere')}</p>
      <div className={styles.others}>
        <ResendButton onResend={onAskAgain} />
        <Button variant="quiet" onPress={onOtherAddress}>
          {t('forgot.otherAddress')}
        </Button>
      </div>
    </Stack>
  );
}
