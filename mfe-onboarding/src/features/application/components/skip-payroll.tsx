import { announce } from '@reset/remote-sdk';
import { Banner, Button, Dialog } from '@reset/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { APPLICATION_KEY } from '../api/get-application-status.ts';
import { skipPayroll } from '../api/change-application.ts';

/** Leaves payroll linking out, once the applicant has said that she means it. */
export function SkipPayroll() {
  const t = useMessages();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const skip = useMutation({
    mutationFn: skipPayroll,
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [APPLICATION_KEY] });
      announce(t('skip.done'));
    },
  });

  function close() {
    setOpen(false);
    skip.reset();
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('skip.action')}</Button>
      <Dialog
        title={t('skip.title')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{t('skip.cancel')}</Button>
            <Button variant="primary" isPending={skip.isPending} onPress={() => skip.mutate()}>
              {t('skip.action')}
            </Button>
          </>
        }
      >
        <p>{t('skip.text')}</p>
        {skip.error && (
          <div role="alert">
            <Banner tone="danger">{skip.error.message}</Banner>
          </div>
        )}
      </Dialog>
    </>
  );
}
