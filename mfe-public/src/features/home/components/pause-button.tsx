import { useMessages } from '../home-messages.ts';
import { Drawing } from './drawing.tsx';
import styles from './pause-button.module.css';

interface Props {
  isPaused: boolean;
  onPress: () => void;
}

/** Stops what moves by itself, and lets it move again (WCAG 2.2.2). */
export function PauseButton({ isPaused, onPress }: Props) {
  const t = useMessages();
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <Drawing of={isPaused ? 'play' : 'pause'} size={16} />
      {isPaused ? t('phone.play') : t('phone.pause')}
    </button>
  );
}
