import { PageLayout } from '@reset/shared-ui';
import { useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { ConfirmAddress } from '../components/confirm-address.tsx';
import { LinkRefused } from '../components/link-refused.tsx';

/** /users/confirmation: where the link in the confirmation mail leads. */
export function ConfirmationPage() {
  const t = useMessages();
  const token = useSearchParams()[0].get('confirmation_token');
  return (
    <PageLayout width="form" title={t('confirmation.title')}>
      {token ? <ConfirmAddress token={token} /> : <LinkRefused />}
    </PageLayout>
  );
}
