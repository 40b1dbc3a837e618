import { Button } from '#components/button/button.tsx';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './error-state.module.css';

interface Props {
  /** What could not be shown. */
  title: string;
  /** Why, as far as the reader can do something about it. */
  message?: string;
  /** Really tries again; without it there is no button. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** In the place of what could not be loaded. It costs this area and no other. */
export function ErrorState({ title, message, onRetry, isRetrying = false }: Props) {
  const words = useWords();
  return (
    <div className={styles.error} role="alert">
      <p className={styles.title}>
        <Icon name="circle-alert" />
        {title}
      </p>
      {message && <p className={styles.message}>{message}</p>}
      {onRetry && (
        <Button onPress={onRetry} isPending={isRetrying}>
          <Icon name="rotate-cw" size={16} />
          {words.retry}
        </Button>
      )}
    </div>
  );
}
