import { dateFormat } from '@reset/shared-ui/locale.ts';
import { useSignOut } from '@reset/remote-sdk';
import { Badge, Button } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { endSession, type Session } from '../api/sessions.ts';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './security.module.css';

interface Props {
  session: Session;
  onEnded: (device: string) => Promise<void>;
}

export function SessionRow({ session, onEnded }: Props) {
  const t = useMessages();
  const { device, lastSeenAt, current } = session;
  return (
    <li className={styles.session}>
      <div className={styles.what}>
        <p className={styles.device}>
          {device}
          {current && <Badge tone="success">{t('security.current')}</Badge>}
        </p>
        <p className={styles.lastUsed}>
          {t('security.lastUsed', { moment: formatMoment(lastSeenAt) })}
        </p>
      </div>
      {current ? (
        <EndThisSession device={device} />
      ) : (
        <EndOtherSession session={session} onEnded={onEnded} />
      )}
    </li>
  );
}

/** Ends the session that shows the page: a sign-out, with all that goes with it. */
function EndThisSession({ device }: { device: string }) {
  const t = useMessages();
  const { isPending, hasFailed, signOut } = useSignOut();
  return (
    <EndButton
      device={device}
      isPending={isPending}
      problem={hasFailed ? t('account.logOutFailed') : undefined}
      onPress={() => void signOut()}
    />
  );
}

/** Ends another one, by the password once more. */
function EndOtherSession({ session: { id, device }, onEnded }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);

  async function end(password: string) {
    const result = await endSession(id, password);
    if (!result.ok) return result.error;
    setOpen(false);
    await onEnded(device);
    return undefined;
  }

  return (
    <>
      <EndButton device={device} onPress={() => setOpen(true)} />
      <PasswordDialog
        title={t('security.endTitle', { device })}
        text={t('security.endText')}
        action={t('security.signOut')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSubmit={end}
      />
    </>
  );
}

interface EndButtonProps {
  device: string;
  isPending?: boolean;
  problem?: string | undefined;
  onPress: () => void;
}

function EndButton({ device, isPending = false, problem, onPress }: EndButtonProps) {
  const t = useMessages();
  return (
    <>
      <Button
        isPending={isPending}
        onPress={onPress}
        aria-label={t('security.signOutOf', { device })}
      >
        {t('security.signOut')}
      </Button>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026, 3:05 PM', by the reader's clock. */
const formatMoment = (instant: string): string => moment.format(new Date(instant));
