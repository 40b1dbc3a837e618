import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { useStageArrival } from '#page-title/use-stage-arrival.ts';
import { SignUpForm } from '../components/sign-up-form.tsx';
import { SignUpIntro } from '../components/sign-up-intro.tsx';
import { SignUpShell } from '../components/sign-up-shell.tsx';
import { keepIncomeType } from '../model/income-type.ts';
import { useStage } from '../components/use-stage.ts';
import { useSubmitSignUp } from '../components/use-submit-sign-up.ts';

/** /users/sign_up: what lies ahead, then who it is. Ends on the password page. */
export function SignUpPage() {
  const t = useMessages();
  const [search] = useSearchParams();
  const [stage, turnTo] = useStage();
  const submit = useSubmitSignUp();
  const isForm = stage === 'form';
  useStageArrival(isForm ? t('signUp.formTitle') : t('signUp.title'));

  const incomeType = search.get('incomeType');
  useEffect(() => keepIncomeType(incomeType), [incomeType]);

  return (
    <SignUpShell done={isForm ? 1 / 3 : 0}>
      {isForm ? (
        <SignUpForm onSubmit={submit} />
      ) : (
        <SignUpIntro onContinue={() => turnTo('form')} />
      )}
    </SignUpShell>
  );
}
