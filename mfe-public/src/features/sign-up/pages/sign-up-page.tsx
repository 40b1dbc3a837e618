import { useSession } from '@reset/remote-sdk';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { useStageArrival } from '#stages/use-stage-arrival.ts';
import { SignedIn } from '../components/signed-in.tsx';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { SignUpIntro } from '../components/sign-up-intro.tsx';
import { SignUpShell } from '../components/sign-up-shell.tsx';
import { useSubmitSignUp } from '../components/use-submit-sign-up.ts';

/** /users/sign_up: what lies ahead, then who it is. Ends on the password page. */
export function SignUpPage() {
  const isSignedIn = useSession((session) => session.signedIn);
  const incomeType = useSearchParams()[0].get('incomeType');
  useEffect(() => keepIncomeType(incomeType), [incomeType]);
  return isSignedIn ? <SignedIn /> : <SignUp />;
}

function SignUp() {
  const t = useMessages();
  const [stage, turnTo] = useStage();
  const submit = useSubmitSignUp();
  const isForm = stage === 'form';
  useStageArrival(isForm ? t('signUp.formTitle') : t('signUp.title'));

  return (
    <SignUpShell>
      {isForm ? (
        <SignUpForm onSubmit={submit} />
      ) : (
        <SignUpIntro onContinue={() => turnTo('form')} />
      )}
    </SignUpShell>
  );
}

const INCOME_TYPES = ['salary', 'hourly', 'gig', 'benefits'];

/** Keeps what the address says of somebody's income for the steps after the sign-up. */
function keepIncomeType(said: string | null): void {
  if (said !== null && INCOME_TYPES.includes(said)) sessionStorage.setItem('incomeType', said);
}

type Stage = 'intro' | 'form';

/** The stage of the sign-up, in the address: so back and reload do what they should. */
function useStage(): [Stage, (stage: Stage) => void] {
  const [search, setSearch] = useSearchParams();
  const stage = search.get('stage') === 'form' ? 'form' : 'intro';
  const turnTo = (next: Stage) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('stage', next);
      return after;
    });
  return [stage, turnTo];
}
