import { announce, profileQuery } from '@reset/remote-sdk';
import { accountLink } from '@reset/remote-sdk/linking';
import { Button, LinkDialog } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationsQuery } from '#features/notifications/notifications.ts';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '#messages.ts';
import { earningsQuery } from '../api/get-earnings.ts';

/** Has who has no payroll link one, a new employer's after the last one was left too. */
export function ConnectPayroll() {
  const t = useMessages();
  const client = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const [isOpen, setOpen] = useState(false);

  function finish() {
    setOpen(false);
    announce(t('income.connected'));
    for (const { queryKey } of [profileQuery, earningsQuery, overviewQuery, notificationsQuery]) {
      void client.invalidateQueries({ queryKey });
    }
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('income.connect')}</Button>
      {isOpen && (
        <LinkDialog
          title={t('income.connect')}
          {...accountLink({ source: 'pinwheel', isAnother: true, userId: profile?.id })}
          onLinked={finish}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
