import { PageLayout, TextLink } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { requestReset } from '../api/request-reset.ts';
import { ForgotPasswordForm } from '../components/forgot-password-form.tsx';
import { LinkRequested } from '../components/link-requested.tsx';

/** /users/password/forgot. Nobody learns here which addresses have an account. */
export function ForgotPasswordPage() {
  const t = useMessages();
  const [asked, setAsked] = useState<string | null>(null);

  /** Why it was refused; undefined when it was not. */
  async function ask(email: string): Promise<string | undefined> {
    const result = await requestReset(email);
    if (result.ok) return undefined;
    return result.error.status === 429 ? t('forgot.wait') : result.error.message;
  }

  async function submit(email: string) {
    const refusal = await ask(email);
    if (refusal !== undefined) return { message: refusal, errors: {} };
    setAsked(email);
    return undefined;
  }

  return (
    <PageLayout
      width="form"
      title={t('forgot.title')}
      intro={asked === null ? t('forgot.intro') : undefined}
    >
      {asked === null ? (
        <ForgotPasswordForm onSubmit={submit} />
      ) : (
        <LinkRequested
          email={asked}
          onAskAgain={() => ask(asked)}
          onOtherAddress={() => setAsked(null)}
        />
      )}
      <p>
        <TextLink href="/users/sign_in">{t('forgot.back')}</TextLink>
      </p>
    </PageLayout>
  );
}
