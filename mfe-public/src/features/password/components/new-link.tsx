import { Banner, TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** The way on for whoever came by a link that serves no more. */
export function NewLink({ isSignUp }: { isSignUp: boolean }) {
  const t = useMessages();
  return (
    <Banner tone="warning" title={t('password.linkTitle')}>
      <p>{t('password.linkText')}</p>
      {isSignUp ? (
        <TextLink href="/users/sign_up">{t('password.signUpAgain')}</TextLink>
      ) : (
        <TextLink href="/users/password/forgot">{t('password.newLink')}</TextLink>
      )}
    </Banner>
  );
}
