import { browserLocation, isDemoMode, useSession } from '@reset/remote-sdk';
import { Button, Dialog, Section, Stack } from '@reset/shared-ui';
import { resetMock } from '../demo-api.ts';
import { useMessages } from '../demo-messages.ts';
import { CreateUser } from './create-user.tsx';
import { SimulateDirectDeposit, SimulateEarnings, SimulateTransaction } from './simulations.tsx';
import type { ControlProps } from './control-form.tsx';
import { SwitchUser } from './switch-user.tsx';
import { ToggleMode } from './toggle-mode.tsx';

interface Props extends ControlProps {
  onClose: () => void;
}

/**
 * What a presenter sets off, at the providers' imitation or in the mock back end; users are the
 * mock's alone.
 */
export function ControlPanel({ onClose, onDone }: Props) {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  return (
    <Dialog title={t('controls')} isOpen onClose={onClose}>
      <Stack gap={24}>
        {isDemoMode() && (
          <Section title={t('users.title')} size="small">
            <SwitchUser />
          </Section>
        )}
        {isSignedIn && (
          <>
            <SimulateEarnings onDone={onDone} />
            <SimulateTransaction onDone={onDone} />
            <SimulateDirectDeposit onDone={onDone} />
          </>
        )}
        {isDemoMode() && (
          <>
            <CreateUser onDone={onDone} />
            <Section title={t('reset.title')} intro={t('reset.text')} size="small">
              <Button variant="danger" isWide onPress={() => void reset()}>
                {t('reset.submit')}
              </Button>
            </Section>
          </>
        )}
        <ToggleMode />
      </Stack>
    </Dialog>
  );
}

/** By a full navigation: who is on the page is gone. */
async function reset(): Promise<void> {
  if ((await resetMock()).ok) browserLocation.reload();
}
