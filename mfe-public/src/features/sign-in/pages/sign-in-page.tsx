import { PageLayout, Stack, TextLink } from '@reset/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#messages.ts';
import { awaitedCode } from '#sent-code/awaited-code.ts';
import { signIn } from '../api/sign-in.ts';
import { CodeStep } from '../components/code-step.tsx';
import { PasskeyWay } from '../components/passkey-way.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { SignedOutNotice } from '../components/signed-out-notice.tsx';
import { leaveSignedIn, type Challenge, type SignInValues } from '../model/sign-in.ts';

/** /users/sign_in: the password, then the code where the account asks for one; or a passkey alone. */
export function SignInPage() {
  const t = useMessages();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [knownEmail, setKnownEmail] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const isBack = challenge === null && knownEmail !== '';
  useEffect(() => {
    if (isBack) page.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [isBack]);

  async function submit(values: SignInValues) {
    const user = { email: values.email.trim(), password: values.password };
    const result = await signIn(user);
    if (!result.ok) return result.error;
    const awaited = awaitedCode(result.data);
    if (!awaited) return leaveSignedIn(result.data.location);
    setKnownEmail(user.email);
    setChallenge({ ...user, ...awaited });
    return undefined;
  }

  return (
    <div ref={page}>
      <PageLayout width="form" title={t('signIn.title')}>
        {challenge ? (
          <CodeStep challenge={challenge} onBack={() => setChallenge(null)} />
        ) : (
          <>
            <SignedOutNotice />
            <SignInForm email={knownEmail} onSubmit={submit} />
            <PasskeyWay />
            <Stack gap={12}>
              <TextLink href="/users/password/forgot">{t('signIn.forgot')}</TextLink>
              <p>
                {t('signIn.newHere')}{' '}
                <TextLink href="/users/sign_up">{t('signIn.signUp')}</TextLink>
              </p>
            </Stack>
          </>
        )}
      </PageLayout>
    </div>
  );
}
