import { announce } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../payroll-link-messages.ts';
import { PayrollDialog } from './payroll-dialog.tsx';

/** Has who has no payroll link one, a new employer's after the last one was left too. */
export function ConnectPayroll() {
  const t = useMessages();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  function finish() {
    setOpen(false);
    announce(t('connected'));
    void client.invalidateQueries();
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('connect')}</Button>
      {isOpen && (
        <PayrollDialog
          title={t('connect')}
          isAnother
          onLinked={finish}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
