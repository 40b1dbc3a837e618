import { useSession } from '@reset/remote-sdk';
import { Banner, Button, Dialog, Stack } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '#messages.ts';
import { useIsAtLeast } from '#role/role-store.ts';
import { exportsQuery } from '../api/export-data.ts';
import { ExportForm } from './export-form.tsx';
import { OwnExports } from './own-exports.tsx';

/**
 * A button for a file of what the lists have, and the dialog that asks of what and has those that are
 * kept. The mail that one is ready leads to the dialog: `/admin?exports`.
 */
export function ExportData() {
  const t = useMessages();
  const queryClient = useQueryClient();
  const mayExport = useIsAtLeast('administrator');
  const [search] = useSearchParams();
  const [stage, setStage] = useState<'closed' | 'form' | 'requested'>(
    search.has('exports') ? 'form' : 'closed',
  );
  const email = useSession(({ user }) => user?.email);
  const close = () => setStage('closed');

  function showRequested() {
    setStage('requested');
    void queryClient.invalidateQueries({ queryKey: exportsQuery.queryKey });
  }

  return (
    <>
      <Button onPress={() => setStage('form')}>{t('export.title')}</Button>
      <Dialog
        title={t('export.title')}
        isOpen={stage !== 'closed'}
        onClose={close}
        actions={stage === 'requested' && <Button onPress={close}>{t('export.close')}</Button>}
      >
        {mayExport ? (
          <Stack gap={24}>
            {stage === 'requested' ? (
              <div role="status">
                <Banner tone="success">
                  {email ? t('export.requested', { email }) : t('export.requestedByYou')}
                </Banner>
              </div>
            ) : (
              <ExportForm onCancel={close} onRequested={showRequested} />
            )}
            <OwnExports />
          </Stack>
        ) : (
          <Banner tone="info">{t('export.administratorsOnly')}</Banner>
        )}
      </Dialog>
    </>
  );
}
