import { announce } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { Suspense, useState } from 'react';
import { LinkedAccount } from '#features/linked-accounts/linked-accounts.ts';
import { useMessages } from '#messages.ts';
import { AccountLinkDialog } from './lazy-screens.ts';

/** A row of her linked accounts for who has no payroll, and may link one although it is not asked. */
export function PayrollLater({ onLinked }: { onLinked: () => void }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);

  function finish() {
    setOpen(false);
    announce(t('later.connected'));
    onLinked();
  }

  return (
    <LinkedAccount source="pinwheel" name={t('later')} detail={t('later.text')}>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t('later.connect')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AccountLinkDialog source="pinwheel" onLinked={finish} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </LinkedAccount>
  );
}
