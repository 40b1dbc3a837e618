import { useRef, useState, type FocusEvent } from 'react';
import { useWords } from '#words/words.ts';
import { Toast } from './toast.tsx';
import type { ToastMessage } from './toast-message.ts';
import styles from './toast.module.css';
import { usePassing } from './use-passing.ts';

interface Props {
  /**
   * What is to be told now, the oldest first. The queue is the caller's: each slice bundles these
   * components for itself, and a page has one queue.
   */
  messages: ToastMessage[];
  /** Read, closed or gone by itself: the queue lets go of it. */
  onClose: (id: string) => void;
}

/**
 * Where messages appear, once per document and from its beginning: screen readers say what comes
 * into a region that they know. What passes by itself stays as long as it is pointed at or has
 * focus.
 */
export function ToastRegion({ messages, onClose }: Props) {
  const words = useWords();
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  usePassing(messages, isHeld, onClose);

  function close(id: string) {
    onClose(id);
    setHeld(false);
    // The button that had focus is gone with its message.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  return (
    // Dialogs make everything else inert: messages about them have to be heard all the same.
    <section className={styles.region} aria-label={words.messages} data-react-aria-top-layer="true">
      <div
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={(event) => {
          setHeld(true);
          if (isFromOutside(event)) cameFrom.current = event.relatedTarget;
        }}
        onBlur={(event) => {
          if (isFromOutside(event)) setHeld(false);
        }}
      >
        <ol className={styles.messages} aria-live="polite" aria-relevant="additions">
          {messages.map((message) => (
            <li key={message.id}>
              <Toast {...message} onClose={() => close(message.id)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const isFromOutside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
