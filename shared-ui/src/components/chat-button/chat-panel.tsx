import { useId, useRef, useState, type ReactNode } from 'react';
import { CloseButton } from '#components/close-button/close-button.tsx';
import { WidgetFrame } from '#components/widget-frame/widget-frame.tsx';
import { useWords } from '#words/words.ts';
import styles from './chat-panel.module.css';
import { useChatFocus } from './use-chat-focus.ts';
import { useFillsScreen } from './use-fills-screen.ts';

interface Props {
  id: string;
  title: string;
  origin: string | null;
  email: string | null;
  /** Escape, within the frame as well, or the cross. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A frame of 360 x 540 px at the lower right, beside which the page stays in use; all of a small screen,
 * where the page below it is out of reach until it is closed.
 */
export function ChatPanel({ id, title, origin, email, onClose, children }: Props) {
  const words = useWords();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(origin === null);
  const fillsScreen = useFillsScreen();
  useChatFocus({ panel, first: close, isKept: fillsScreen, onEscape: onClose });

  return (
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      role="dialog"
      aria-modal={fillsScreen || undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton ref={close} onClose={onClose} />
      </div>
      {hasFailed ? (
        <div className={styles.instead}>
          <p role="status">{words.chatFailed}</p>
          {children}
        </div>
      ) : (
        <div className={styles.chat}>
          <WidgetFrame
            origin={origin}
            name="chat"
            token={email ?? ''}
            title={title}
            onMessage={({ type }) => {
              if (type === 'failed') setFailed(true);
              if (type === 'exit') onClose();
            }}
          />
        </div>
      )}
    </section>
  );
}
