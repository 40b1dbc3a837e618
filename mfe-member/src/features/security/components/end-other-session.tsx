import { Button } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import { endSession } from '../api/end-session.ts';
import styles from './security.module.css';

interface Props {
  id: string;
  device: string;
  onEnded: (device: string) => Promise<void>;
}

export function EndOtherSession({ id, device, onEnded }: Props) {
  const t = useMessages();
  const end = useMutation({ mutationFn: () => endSession(id), onSuccess: () => onEnded(device) });
  return (
    <>
      <Button
        isPending={end.isPending}
        onPress={() => end.mutate()}
        aria-label={t('security.signOutOf', { device })}
      >
        {t('security.signOut')}
      </Button>
      {end.error && (
        <p className={styles.problem} role="alert">
          {end.error.message}
        </p>
      )}
    </>
  );
}
