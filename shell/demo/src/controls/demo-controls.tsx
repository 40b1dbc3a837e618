import {
  browserLocation,
  flag,
  isDemoMode,
  isDemoModeAvailable,
  isDemoSite,
  setDemoMode,
  useSession,
} from '@reset/remote-sdk';
import { Button, Icon } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ControlPanel } from './components/control-panel.tsx';
import { SwitchUser } from './components/switch-user.tsx';
import { usersQuery } from './demo-api.ts';
import styles from './demo-controls.module.css';
import { useMessages } from './demo-messages.ts';

/** For the shell, which adds them before it shows this. */
export const translations = { 'es-US': () => import('#spanish.ts') };

/**
 * A strip in the flow of the page, which covers nothing: who is looked at and the others in demo mode,
 * the switch of that mode where it is available, the panel where demo triggers are on.
 */
export function DemoControls() {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className={styles.strip} aria-label={t('label')} data-mode={isDemoMode() || undefined}>
      <Icon name="sparkles" />
      <div className={styles.text}>{isDemoMode() ? <WhoIsShown /> : t('label')}</div>
      <div className={styles.actions}>
        {isDemoMode() && <SwitchUser />}
        {flag('demo-triggers') && <Button onPress={() => setOpen(true)}>{t('controls')}</Button>}
        {isDemoModeAvailable() && !isDemoSite() && (
          <Button variant="quiet" onPress={toggleMode}>
            {t(isDemoMode() ? 'mode.off' : 'mode.on')}
          </Button>
        )}
      </div>
      {isOpen && <ControlPanel onClose={() => setOpen(false)} />}
    </aside>
  );
}

/** Who is signed in; how to be, where nobody is. */
function WhoIsShown() {
  const t = useMessages();
  const isSignedIn = useSession((session) => session.signedIn);
  const user = useSession((session) => session.user);
  const { data: users = [] } = useQuery(usersQuery);
  const shown = users.find(({ id }) => id === user?.id);
  return (
    <>
      {shown?.partnerLogo && (
        <img
          className={styles.logo}
          src={`data:${shown.partnerLogo.type};base64,${shown.partnerLogo.data}`}
          alt=""
        />
      )}
      <p>
        {isSignedIn
          ? t('mode.user', { name: shown ? `${shown.firstName} ${shown.lastName}` : '' })
          : t('mode.signedOut', { emails: users.map(({ email }) => email).join(t('or')) })}
      </p>
      {isDemoSite() && !isSignedIn && <p>{t('mode.site')}</p>}
    </>
  );
}

/** The services answer the next page, or the mock does. */
function toggleMode(): void {
  setDemoMode(!isDemoMode());
  browserLocation.assign('/dashboard');
}
