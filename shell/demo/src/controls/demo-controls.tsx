import {
  flags,
  isDemoMode,
  isDemoSite,
  profileQuery,
  sessionStore,
  useSession,
} from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ControlPanel } from './components/control-panel.tsx';
import { SwitchUser } from './components/switch-user.tsx';
import { ToggleMode } from './components/toggle-mode.tsx';
import { usersQuery } from './demo-api.ts';
import styles from './demo-controls.module.css';
import { useMessages } from './demo-messages.ts';

/** For the shell, which adds them before it shows this. */
export const translations = { 'es-US': () => import('#spanish.ts') };

/**
 * For the shell, which shows this with the first page of demo mode: with what the strip says at hand
 * it has its height from the start, and moves nothing.
 */
export async function prefetchControls(client: QueryClient): Promise<void> {
  if (sessionStore.getState().signedIn) await client.prefetchQuery(profileQuery);
  else await client.prefetchQuery(usersQuery);
}

/**
 * A strip in the flow of the page, which covers nothing: who is looked at and the others in demo mode,
 * and the panel where demo triggers are on, or else the switch of demo mode, which the panel has too.
 */
export function DemoControls() {
  const t = useMessages();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  function open() {
    setSaid('');
    setOpen(true);
  }
  function done(words: string) {
    // First: a dialog of the page, as the one that congratulates, opens only where there is no other.
    setOpen(false);
    setSaid(words);
    // Whatever the page shows may be another now.
    void client.invalidateQueries();
  }
  return (
    <aside className={styles.strip} aria-label={t('label')} data-mode={isDemoMode() || undefined}>
      <div className={styles.text}>
        {isDemoMode() ? <WhoIsShown /> : <p>{t('label')}</p>}
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      <div className={styles.actions}>
        {isDemoMode() && <SwitchUser />}
        {flags.getBooleanValue('demo-triggers', false) ? (
          <Button onPress={open}>{t('controls')}</Button>
        ) : (
          <ToggleMode />
        )}
      </div>
      {isOpen && <ControlPanel onClose={() => setOpen(false)} onDone={done} />}
    </aside>
  );
}

/** Who is signed in; how to be, where nobody is. */
function WhoIsShown() {
  const isSignedIn = useSession((session) => session.signedIn);
  return isSignedIn ? <SignedInUser /> : <WaysToLogIn />;
}

function SignedInUser() {
  const t = useMessages();
  const { data: user } = useQuery(profileQuery);
  if (!user) return null;
  const { firstName, lastName, partnerLogo: logo } = user;
  return (
    <>
      {logo && <img className={styles.logo} src={`data:${logo.type};base64,${logo.data}`} alt="" />}
      <p>{t('mode.user', { name: `${firstName} ${lastName}` })}</p>
    </>
  );
}

function WaysToLogIn() {
  const t = useMessages();
  const { data: users } = useQuery(usersQuery);
  if (!users) return null;
  const emails = users.map(({ email }) => email).join(t('or'));
  return (
    <>
      <p>{t('mode.signedOut', { emails })}</p>
      {isDemoSite() && <p>{t('mode.site')}</p>}
    </>
  );
}
