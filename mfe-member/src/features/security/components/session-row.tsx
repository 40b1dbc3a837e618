import { Badge } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { Session } from '../api/get-sessions.ts';
import { formatMoment } from '../model/format-moment.ts';
import { EndOtherSession } from './end-other-session.tsx';
import { EndThisSession } from './end-this-session.tsx';
import styles from './security.module.css';

interface Props {
  session: Session;
  onEnded: (device: string) => Promise<void>;
}

export function SessionRow({ session, onEnded }: Props) {
  const t = useMessages();
  const { id, device, lastSeenAt, current } = session;
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
        <EndOtherSession id={id} device={device} onEnded={onEnded} />
      )}
    </li>
  );
}
