import { announce, profileQuery } from '@reset/remote-sdk';
import { accountLink } from '@reset/remote-sdk/linking';
import { Button, LinkDialog } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../integration-errors-messages.ts';

/** Has who has no bank connect one, by the bank provider's widget. */
export function ConnectBank() {
  const t = useMessages();
  const client = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const [isOpen, setOpen] = useState(false);

  function finish() {
    setOpen(false);
    announce(t('unlinked.done'));
    void client.invalidateQueries();
  }

  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        {t('unlinked.connect')}
      </Button>
      {isOpen && (
        <LinkDialog
          title={t('unlinked.connect')}
          {...accountLink({ source: 'plaid', userId: profile?.id })}
          onLinked={finish}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
