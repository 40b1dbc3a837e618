import { Banner, TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

interface Props {
  isSignUp: boolean;
  /** What the service said of the link when it was used; null where it was not asked. */
  said: string | null;
}

/** The way on for whoever came by a link that serves no more. */
export function NewLink({ isSignUp, said }: Props) {
  const t = useMessages();
  return (
    <Banner tone="warning" title={t('password.linkTitle')}>
      {said !== null && <p role="alert">{said}</p>}
      <p>{t('password.linkText')}</p>
      {isSignUp ? (
        <TextLink href="/users/sign_up" variant="button">
          {t('password.signUpAgain')}
        </TextLink>
      ) : (
        <TextLink href="/users/password/forgot" variant="button">
          {t('password.newLink')}
        </TextLink>
      )}
    </Banner>
  );
}
