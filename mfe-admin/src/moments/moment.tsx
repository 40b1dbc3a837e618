import { useMessages } from '#messages.ts';
import styles from './moment.module.css';
import { sayMoment, sayWholeMoment } from './say-moment.ts';

/** An instant as staff read it, with its zone on a closer look; 'n/a' for what never was. */
export function Moment({ at }: { at: string | null | undefined }) {
  const t = useMessages();
  if (at == null) return t('none');
  return (
    <time className={styles.moment} dateTime={at} title={sayWholeMoment(at)}>
      {sayMoment(at)}
    </time>
  );
}
