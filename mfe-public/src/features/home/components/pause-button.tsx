import { useMessages } from '../home-messages.ts';
import styles from './pause-button.module.css';

interface Props {
  isPaused: boolean;
  onPress: () => void;
}

const PAUSE = 'M7 4v12M13 4v12';
const PLAY = 'M6 4l10 6-10 6z';

/** Stops what moves by itself, and lets it move again (WCAG 2.2.2). */
export function PauseButton({ isPaused, onPress }: Props) {
  const t = useMessages();
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <path d={isPaused ? PLAY : PAUSE} />
      </svg>
      {isPaused ? t('phone.play') : t('phone.pause')}
    </button>
  );
}
