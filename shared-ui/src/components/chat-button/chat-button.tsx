import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/button/button.tsx';
import { Icon } from '#components/icon/icon.tsx';
import { ChatPanel } from './chat-panel.tsx';
import styles from './chat-button.module.css';

interface Props {
  /** What the button reads; it names the chat. */
  label: string;
  variant?: 'secondary' | 'quiet';
  /** The origin of the pages that host widgets, which is never our own; null where there is none. */
  origin: string | null;
  /** The e-mail address of who is signed in; null for a visitor. */
  email: string | null;
  /** How to reach us without a chat: what stands in its place when it does not open. */
  children: ReactNode;
}

/** A button that opens a chat beside the page, which stays in use; nothing of it loads before. */
export function ChatButton({ label, variant = 'secondary', origin, email, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    // First it goes: a chat that fills the screen lets focus go nowhere else while it is there.
    flushSync(() => setOpen(false));
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={box}>
      <Button
        variant={variant}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={styles.icon} data-variant={variant}>
          <Icon name="circle-help" />
        </span>
        {label}
      </Button>
      {isOpen && (
        <ChatPanel id={id} title={label} origin={origin} email={email} onClose={close}>
          {children}
        </ChatPanel>
      )}
    </div>
  );
}
