import { toneIcons } from '#components/badge/tone.ts';
import { Button } from '#components/button/button.tsx';
import { CloseButton } from '#components/close-button/close-button.tsx';
import { Icon } from '#components/icon/icon.tsx';
import type { ToastMessage } from './toast-message.ts';
import styles from './toast.module.css';

interface Props extends ToastMessage {
  onClose: () => void;
}

/** One message, floating above the page. */
export function Toast({ tone, text, action, onClose }: Props) {
  return (
    <div className={styles.toast} data-tone={tone}>
      <span className={styles.icon}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {action && (
          <Button
            variant="quiet"
            onPress={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <CloseButton onClose={onClose} />
    </div>
  );
}
