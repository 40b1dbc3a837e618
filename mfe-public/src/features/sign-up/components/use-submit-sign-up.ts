import { expectUnconfirmedEmail, readCampaign, track } from '@reset/remote-sdk';
import type { FormRefusal } from '@reset/shared-ui';
import { useNavigate } from 'react-router';
import { signUp } from '../api/sign-up.ts';
import { emailHash } from '../model/email-hash.ts';
import { isTooLong, typedSignUp, type SignUpValues } from '../model/sign-up-form.ts';
import { signUpRequest } from '../model/sign-up-request.ts';
import { signUpResult } from '../model/sign-up-result.ts';

/** Signs up and goes on to the password, or resolves to the refusal. */
export function useSubmitSignUp() {
  const navigate = useNavigate();
  return async (values: SignUpValues): Promise<FormRefusal | undefined> => {
    if (isTooLong(values.email)) return undefined;
    track('user_signup_submitted');
    const request = signUpRequest(values, readCampaign());
    const result = await signUp(request);
    if (!result.ok) return result.error;
    const { firstName, lastName, email } = request.user;
    // Analytics stop nobody.
    const hash = await emailHash(email).catch(() => '');
    signUpResult.keep({ firstName, lastName, emailHash: hash });
    typedSignUp.forget();
    expectUnconfirmedEmail(true);
    track('user_signup_successful');
    const next = new URLSearchParams({
      reset_password_token: result.data.resetPasswordToken,
      signup: 'true',
    });
    // The way back leads to the beginning and not to a form that was sent.
    void navigate(`/users/password/edit?${next}`, { replace: true });
    return new Promise<undefined>(() => undefined);
  };
}
