import { announce } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../linked-accounts-messages.ts';
import { LinkedAccount } from './linked-account.tsx';

// The search for institutions comes with it, and most never press here.
const AccountLinkDialog = lazy(async () => ({
  default: (await import('#features/linking/linking.ts')).AccountLinkDialog,
}));

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
