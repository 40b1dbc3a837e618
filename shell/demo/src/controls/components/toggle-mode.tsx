import {
  browserLocation,
  isDemoMode,
  isDemoModeAvailable,
  isDemoSite,
  setDemoMode,
} from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { useMessages } from '../demo-messages.ts';

/** Turns demo mode on or off where that can be: the static demo has nothing else. */
export function ToggleMode() {
  const t = useMessages();
  if (!isDemoModeAvailable() || isDemoSite()) return null;
  return (
    <Button variant="quiet" onPress={toggle}>
      {t(isDemoMode() ? 'mode.off' : 'mode.on')}
    </Button>
  );
}

/** The services answer the next page, or the mock does. */
function toggle(): void {
  setDemoMode(!isDemoMode());
  browserLocation.assign('/dashboard');
}
