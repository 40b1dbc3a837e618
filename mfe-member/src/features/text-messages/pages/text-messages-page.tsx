import { profileQuery } from '@reset/remote-sdk';
import { PageLayout, QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { smsSettingsQuery } from '../api/sms-settings.ts';
import { TextMessages, TextMessagesSkeleton } from '../components/text-messages.tsx';
import { useMessages } from '../text-messages-messages.ts';

/** /account/text-message-settings, for members whose phone is known. */
export function TextMessagesPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const phoneNumber = profile.data?.phoneNumber;
  const settings = useQuery({ ...smsSettingsQuery, enabled: phoneNumber !== null });
  if (phoneNumber === null) return <Navigate to="/dashboard" replace />;
  const panel = { failure: t('failed'), loading: <TextMessagesSkeleton />, isBoxed: true };
  return (
    <PageLayout title={t('title')}>
      <QueryPanel query={profile} {...panel}>
        {() => (
          <QueryPanel query={settings} {...panel}>
            {(found) => <TextMessages settings={found} phoneNumber={phoneNumber ?? ''} />}
          </QueryPanel>
        )}
      </QueryPanel>
    </PageLayout>
  );
}
