import { browserLocation, isDemoMode, useSession } from '@reset/remote-sdk';
import { Button, Dialog, Section, Stack } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetMock } from '../demo-api.ts';
import { useMessages } from '../demo-messages.ts';
import { CreateUser } from './create-user.tsx';
import styles from './control-panel.module.css';
import { SimulateDirectDeposit, SimulateEarnings, SimulateTransaction } from './simulations.tsx';
import { SwitchUser } from './switch-user.tsx';

interface Props {
  onClose: () => void;
}

/**
 * What a presenter sets off, at the providers' imitation or in the mock back end; users are the
 * mock's alone.
 */
export function ControlPanel({ onClose }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const isSignedIn = useSession((session) => session.signedIn);
  const [said, setSaid] = useState('');
  function done(words: string): undefined {
    setSaid(words);
    // Whatever the page behind shows may be another now.
    void client.invalidateQueries();
  }
  return (
    <Dialog title={t('controls')} isOpen onClose={onClose}>
      <Stack gap={24}>
        <p role="status" className={styles.said}>
          {said}
        </p>
        {isDemoMode() && (
          <Section title={t('users.title')} size="small">
            <SwitchUser />
          </Section>
        )}
        {isSignedIn && (
          <>
            <SimulateEarnings onDone={done} />
            <SimulateTransaction onDone={done} />
            <SimulateDirectDeposit onDone={done} />
          </>
        )}
        {isDemoMode() && (
          <>
            <CreateUser onDone={done} />
            <Section title={t('reset.title')} intro={t('reset.text')} size="small">
              <Button variant="danger" isWide onPress={() => void reset()}>
                {t('reset.submit')}
              </Button>
            </Section>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** By a full navigation: who is on the page is gone. */
async function reset(): Promise<void> {
  if ((await resetMock()).ok) browserLocation.reload();
}
