import { PageLayout } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** /social-security. */
export function SocialSecurityPage() {
  const t = useMessages();
  return <PageLayout title={t('socialSecurity.title')}>{null}</PageLayout>;
}
