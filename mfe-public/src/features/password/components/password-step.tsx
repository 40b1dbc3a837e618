import { browserLocation, type ApiError } from '@reset/remote-sdk';
import { PageLayout } from '@reset/shared-ui';
import { useState } from 'react';
import { signUpResult } from '#features/sign-up/sign-up.ts';
import { setPassword } from '../api/set-password.ts';
import { passwordRefusal } from '../model/password-refusal.ts';
import { NewPasswordForm, type NewPassword } from './new-password-form.tsx';
import { NewLink } from './new-link.tsx';

interface Props {
  title: string;
  /** Out of the address; null when there was none. */
  token: string | null;
  isSignUp: boolean;
}

const NOBODY = { firstName: '', lastName: '' };

/** Sets the password that the link allows to set. Ends in a full navigation. */
export function PasswordStep({ title, token, isSignUp }: Props) {
  const [owner] = useState(() => (isSignUp && signUpResult.read()) || NOBODY);
  /** What the service says of a link that serves no more; null before it did. */
  const [expired, setExpired] = useState<string | null>(null);

  async function submit({ password, score }: NewPassword) {
    const result = await setPassword({
      user: { password },
      resetPasswordToken: token ?? '',
      ...(score === undefined ? {} : { score }),
    });
    if (!result.ok) return refuse(result.error);
    browserLocation.assign(result.data.location);
    // The browser is leaving: the form stays as it is, its button at work.
    return new Promise<undefined>(() => undefined);
  }

  function refuse(error: ApiError) {
    const refusal = passwordRefusal(error);
    if (error.code === 'token_invalid') setExpired(refusal.message);
    return refusal;
  }

  return (
    <PageLayout title={title} width="form">
      {isLinkToken(token) && expired === null ? (
        <NewPasswordForm owner={owner} onSubmit={submit} />
      ) : (
        <NewLink isSignUp={isSignUp} said={expired} />
      )}
    </PageLayout>
  );
}

/** As long as any token of a link may be. */
const MAX_TOKEN_LENGTH = 256;

/** Whether it may be a token at all; whether it serves, the service knows. */
const isLinkToken = (text: string | null): boolean =>
  text !== null && text !== '' && text.length <= MAX_TOKEN_LENGTH;
