import { useSession, useStopViewing, viewingEnd, type SessionUser } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { useEffect, useState } from 'react';
import { useMessages } from '#messages.ts';
import { NoticeBar } from '../components/notice-bar.tsx';

/** Above every page while a member of staff sees the product as a member: as whom, for how long, and the way out. */
export function ViewingAsUser() {
  const user = useSession((session) => session.user);
  return user?.impersonating ? <Notice user={user} /> : null;
}

function Notice({ user }: { user: SessionUser }) {
  const t = useMessages();
  const { isPending, hasFailed, stop } = useStopViewing(`/admin/users/${user.id}`);
  const minutes = useMinutesLeft(user.id);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <NoticeBar
      label={t('viewing.label')}
      icon="eye"
      text={t('viewing.as', { name })}
      brief={name}
      time={minutes === null ? null : t('viewing.left', { count: minutes })}
      note={t('viewing.readOnly')}
      action={
        <Button onPress={() => void stop()} isPending={isPending}>
          {t('viewing.stop')}
        </Button>
      }
      failure={hasFailed ? t('viewing.stopFailed') : null}
    />
  );
}

const MINUTE_MS = 60_000;

/** How many minutes are left, the one that runs among them; null where nobody knows. */
function useMinutesLeft(userId: string): number | null {
  const minutesLeft = () => {
    const end = viewingEnd(userId);
    return end === null ? null : Math.ceil((end - Date.now()) / MINUTE_MS);
  };
  const [minutes, setMinutes] = useState(minutesLeft);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesLeft()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  });
  return minutes;
}
