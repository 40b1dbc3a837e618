import { useMessages } from '#messages.ts';
import { SentCodeForm } from '#sent-code/sent-code-form.tsx';
import { signIn } from '../api/sign-in.ts';
import { leaveSignedIn, type Challenge } from '../model/sign-in.ts';
import { PasskeyInstead } from './passkey-instead.tsx';

interface Props {
  challenge: Challenge;
  /** To the password, with which another code is sent. */
  onBack: () => void;
}

/** The second factor of a sign-in: the code out of the text message or the app, a recovery code, or a passkey. */
export function CodeStep({ challenge, onBack }: Props) {
  const t = useMessages();
  const { email, password, userId, phoneLastFour, hasApp, hasPasskey, noTextForMinutes } =
    challenge;

  async function submit(otpAttempt: string) {
    const result = await signIn({ email, password }, otpAttempt);
    return result.ok ? leaveSignedIn(result.data.location) : result.error;
  }

  return (
    <SentCodeForm
      request={{ userId }}
      phoneLastFour={phoneLastFour}
      hasApp={hasApp}
      noTextForMinutes={noTextForMinutes}
      submitLabel={t('signIn.submit')}
      onSubmit={submit}
      canRecover
      backLabel={t('code.back')}
      onBack={onBack}
    >
      {hasPasskey && <PasskeyInstead />}
    </SentCodeForm>
  );
}
