import { profileQuery, sendConfirmation, useSession } from '@reset/remote-sdk';
import { DawnArc, QueryPanel, ResendButton, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { StepHeading } from '#stages/step-heading.tsx';
import styles from './confirmation.module.css';

/** The link serves no more: how her address stands to who is signed in, the way in for everybody else. */
export function LinkRefused() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  if (isSignedIn) return <HerAddress />;
  return (
    <Refused>
      <p>
        {t('confirmation.logInFirst')}{' '}
        <TextLink href="/users/sign_in">{t('signIn.title')}</TextLink>
      </p>
    </Refused>
  );
}

/** Confirmed, as by the same link before, or still to be: then another link is sent. */
function HerAddress() {
  const t = useMessages();
  const profile = useQuery(profileQuery);

  async function resend() {
    const result = await sendConfirmation();
    return result.ok ? undefined : result.error.message;
  }

  return (
    <QueryPanel query={profile} failure={t('confirmation.failed')}>
      {({ confirmed }) =>
        confirmed ? (
          <div className={styles.step}>
            <DawnArc variant="thanks" />
            <StepHeading>{t('confirmation.alreadyConfirmed')}</StepHeading>
            <p>{t('confirmation.alreadyConfirmedText')}</p>
            <TextLink href="/dashboard" variant="button">
              {t('confirmation.goOn')}
            </TextLink>
          </div>
        ) : (
          <Refused>
            <div>
              <p>{t('confirmation.sendAnother')}</p>
              <div className={styles.resend}>
                <ResendButton onResend={resend} />
              </div>
            </div>
          </Refused>
        )
      }
    </QueryPanel>
  );
}

function Refused({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <div className={styles.step}>
      <DawnArc variant="failed" />
      <StepHeading>{t('confirmation.refused')}</StepHeading>
      <p>{t('confirmation.refusedText')}</p>
      {children}
    </div>
  );
}
