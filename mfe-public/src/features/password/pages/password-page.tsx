import { useSearchParams } from 'react-router';
import { SignUpShell } from '#features/sign-up/sign-up.ts';
import { useMessages } from '#messages.ts';
import { useStageArrival } from '#stages/use-stage-arrival.ts';
import { PasswordStep } from '../components/password-step.tsx';

/** /users/password/edit: the end of a sign-up, or of a forgotten password. */
export function PasswordPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const isSignUp = search.get('signup') === 'true';
  const title = t(isSignUp ? 'password.create' : 'password.edit');
  useStageArrival(title);

  const step = (
    <PasswordStep title={title} token={search.get('reset_password_token')} isSignUp={isSignUp} />
  );
  if (isSignUp) return <SignUpShell>{step}</SignUpShell>;
  return step;
}
