import { Banner, Button } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  markAsRead,
  notificationsQuery,
  type Notification,
} from '#features/notifications/notifications.ts';
import { useMessages } from '../integration-errors-messages.ts';

interface Props {
  notifications: readonly Notification[];
  onConnect: () => void;
}

/** What a payroll could change for who left out linking one, until she dismisses it. */
export function SkippedPayroll({ notifications, onConnect }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [state, setState] = useState<'ready' | 'dismissing' | 'failed'>('ready');

  async function dismiss() {
    setState('dismissing');
    try {
      const skipped = notifications.filter(({ type }) => type === 'opted_to_skip_payroll_linking');
      for (const { id } of skipped) await markAsRead(id);
      await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    } catch {
      setState('failed');
    }
  }

  return (
    <Banner
      tone="info"
      title={t('skipped.title')}
      actions={
        <>
          <Button onPress={onConnect}>{t('skipped.connect')}</Button>
          <Button variant="quiet" isPending={state === 'dismissing'} onPress={() => void dismiss()}>
            {t('skipped.dismiss')}
          </Button>
        </>
      }
    >
      {t('skipped.text')}
      {state === 'failed' && <p role="alert">{t('skipped.failed')}</p>}
    </Banner>
  );
}
