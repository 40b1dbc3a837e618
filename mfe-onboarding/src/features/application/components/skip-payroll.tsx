import { announce } from '@reset/remote-sdk';
import { ActionDialog } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { APPLICATION_KEY } from '../api/get-application-status.ts';
import { skipPayroll } from '../api/skip-payroll.ts';

/** Leaves payroll linking out, once the applicant has said that she means it. */
export function SkipPayroll() {
  const t = useMessages();
  const client = useQueryClient();

  async function skip() {
    await skipPayroll();
    await client.invalidateQueries({ queryKey: [APPLICATION_KEY] });
    announce(t('skip.done'));
  }

  return (
    <ActionDialog
      action={t('skip.action')}
      title={t('skip.title')}
      keep={t('skip.cancel')}
      isDiscouraged
      onConfirm={skip}
    >
      <p>{t('skip.text')}</p>
    </ActionDialog>
  );
}
