import type { MemberProfile } from '@reset/remote-sdk';
import { TextLink } from '@reset/shared-ui';
import { useMessages } from '../application-cancelled-messages.ts';
import { Words } from './words.tsx';

/** That her application is cancelled, and what of hers stays until she unlinks it. */
export function Cancelled({ profile }: { profile: MemberProfile }) {
  const t = useMessages();
  const linked = [profile.linkedBank, profile.linkedPayroll].filter((one) => one !== null);
  return (
    <Words
      heading={t('cancelled.heading')}
      text={t(profile.hasFboAccount ? 'cancelled.erasing' : 'cancelled.text')}
      hasPicture
    >
      {profile.hasFboAccount && (
        <>
          <p>{t('cancelled.pay')}</p>
          <TextLink href="/account/fbo-account">{t('cancelled.depositAccount')}</TextLink>
        </>
      )}
      {linked.map(({ name }) => (
        <p key={name}>{t('cancelled.linked', { name })}</p>
      ))}
      {linked.length > 0 && <TextLink href="/apply">{t('cancelled.unlink')}</TextLink>}
      <TextLink href="/dashboard" variant="button">
        {t('dashboard')}
      </TextLink>
      <TextLink href="/apply">{t('cancelled.again')}</TextLink>
      <TextLink href="/">{t('home')}</TextLink>
    </Words>
  );
}
