import { browserLocation, takeRememberedLocation } from '@reset/remote-sdk';
import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { signIn } from '../api/sign-in.ts';
import { SignInForm } from '../components/sign-in-form.tsx';
import type { SignInValues } from '../model/sign-in-form.ts';
import styles from './sign-in-page.module.css';

/** /users/sign_in. Ends in a full navigation, with which the page gets its new CSRF token. */
export function SignInPage() {
  const t = useMessages();

  async function submit({ email, password }: SignInValues) {
    const result = await signIn({ email: email.trim(), password });
    if (!result.ok) return result.error;
    browserLocation.assign(takeRememberedLocation() ?? result.data.location ?? '/dashboard');
    // The browser is leaving: the form stays as it is, its button at work.
    return new Promise<undefined>(() => undefined);
  }

  return (
    <div className={styles.page}>
      <PageLayout title={t('signIn.title')}>
        <SignInForm onSubmit={submit} />
      </PageLayout>
    </div>
  );
}
