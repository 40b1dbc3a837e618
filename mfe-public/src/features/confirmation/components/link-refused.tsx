import { sendConfirmation, useSession } from '@reset/remote-sdk';
import { DawnArc, ResendButton, TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { StepHeading } from '#stages/step-heading.tsx';
import styles from './confirmation.module.css';

/** The link serves no more: another one for who is signed in, the way to it for everybody else. */
export function LinkRefused() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);

  async function resend() {
    const result = await sendConfirmation();
    return result.ok ? undefined : result.error.message;
  }

  return (
    <div className={styles.step}>
      <DawnArc variant="failed" />
      <StepHeading>{t('confirmation.refused')}</StepHeading>
      <p>{t('confirmation.refusedText')}</p>
      {isSignedIn ? (
        <div>
          <p>{t('confirmation.sendAnother')}</p>
          <ResendButton onResend={resend} />
        </div>
      ) : (
        <p>
          {t('confirmation.logInFirst')}{' '}
          <TextLink href="/users/sign_in">{t('signIn.title')}</TextLink>
        </p>
      )}
    </div>
  );
}
