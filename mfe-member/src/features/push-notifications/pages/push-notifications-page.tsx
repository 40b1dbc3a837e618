import { PageLayout, QueryPanel, Stack } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { pushSettingsQuery } from '../api/push-settings.ts';
import { PushChoicesForm } from '../components/push-choices-form.tsx';
import { PushSkeleton } from '../components/push-skeleton.tsx';
import { ThisDevice } from '../components/this-device.tsx';
import { thisDeviceQuery } from '../api/this-device.ts';
import { useMessages } from '../push-notifications-messages.ts';

/** /account/notifications: what she is told by push, and whether this browser shows it. */
export function PushNotificationsPage() {
  const t = useMessages();
  const settings = useQuery(pushSettingsQuery);
  const device = useQuery(thisDeviceQuery);
  const panel = { failure: t('failed'), loading: <PushSkeleton />, isBoxed: true };
  return (
    <PageLayout title={t('title')}>
      <QueryPanel query={settings} {...panel}>
        {(found) => (
          <QueryPanel query={device} {...panel}>
            {(endpoint) => (
              <Stack gap={24}>
                <PushChoicesForm settings={found} />
                <ThisDevice settings={found} endpoint={endpoint} />
              </Stack>
            )}
          </QueryPanel>
        )}
      </QueryPanel>
    </PageLayout>
  );
}
