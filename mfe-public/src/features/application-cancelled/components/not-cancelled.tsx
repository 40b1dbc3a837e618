import { signInLocation } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import { useMessages } from '../application-cancelled-messages.ts';
import { Words } from './words.tsx';

/** To who has an application that goes on. */
export function OpenApplication() {
  const t = useMessages();
  return (
    <Words heading={t('open.heading')} text={t('open.text')}>
      <TextLink href="/apply" variant="button">
        {t('open.continue')}
      </TextLink>
      <TextLink href="/">{t('home')}</TextLink>
    </Words>
  );
}

/** To who has begun none, or has her card. */
export function NoApplication() {
  const t = useMessages();
  return (
    <Words heading={t('none.heading')} text={t('none.text')}>
      <TextLink href="/dashboard" variant="button">
        {t('dashboard')}
      </TextLink>
      <TextLink href="/">{t('home')}</TextLink>
    </Words>
  );
}

/** To who is not signed in: of whose application it is nobody knows. */
export function Visitor() {
  const t = useMessages();
  return (
    <Words heading={t('visitor.heading')} text={t('visitor.text')}>
      <TextLink href="/" variant="button">
        {t('home')}
      </TextLink>
      <TextLink href={signInLocation}>{t('visitor.logIn')}</TextLink>
    </Words>
  );
}
