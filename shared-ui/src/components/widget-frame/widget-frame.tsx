import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#components/skeleton/skeleton.tsx';
import { Spinner } from '#components/spinner/spinner.tsx';
import { useWords } from '#words/words.ts';
import { readWidgetMessage, type WidgetMessage } from './widget-message.ts';
import styles from './widget-frame.module.css';

const PATIENCE_MS = 20_000;

// An origin of its own it may have, because that is never ours; navigating our page it may not.
const ALLOWED =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

interface Props {
  /** The origin of the pages that host widgets, which is never our own; null where there is none. */
  origin: string | null;
  /** Which widget: `bank-link`. */
  name: string;
  /** The provider's, for this one use; empty for a widget that needs none. */
  token: string;
  /** What it is, for who cannot see it. */
  title: string;
  /** Part of what it lies in: fills it, and writes on its ground in the colour of its text. */
  isInlaid?: boolean;
  onMessage(message: WidgetMessage): void;
}

/**
 * A provider's widget in a frame of another origin: nothing of it runs in our page, and it reaches
 * us by messages alone. When it does not open within 20 s it has `failed`; the page around it
 * stays whole either way.
 */
export function WidgetFrame({ origin, name, token, isInlaid = false, ...rest }: Props) {
  const { title, onMessage } = rest;
  const words = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = useRef(onMessage);
  useEffect(() => {
    tell.current = onMessage;
  });

  useEffect(() => {
    let isOver = false;
    const fail = () => {
      isOver = true;
      tell.current({ type: 'failed' });
    };
    const timer = setTimeout(fail, origin === null ? 0 : PATIENCE_MS);
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      const itself = frame.current?.contentWindow;
      if (isOver || !itself || source !== itself || from !== origin) return;
      if (data?.type === 'ready') {
        const look = isInlaid ? { ink: inkOf(frame.current) } : {};
        itself.postMessage({ type: 'open', token, ...look }, origin);
      }
      const message = readWidgetMessage(data);
      if (!message) return;
      clearTimeout(timer);
      if (message.type === 'opened') setOpen(true);
      if (message.type === 'failed') isOver = true;
      tell.current(message);
    };
    window.addEventListener('message', hear);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [origin, token, isInlaid]);

  return (
    <div className={styles.place} data-inlaid={isInlaid || undefined}>
      {!isOpen && (isInlaid ? <Spinner /> : <Skeleton lines={6} label={words.loading} />)}
      {origin !== null && (
        <iframe
          ref={frame}
          className={styles.frame}
          data-open={isOpen}
          src={`${origin}/widgets/${name}`}
          title={title}
          sandbox={ALLOWED}
        />
      )}
      {!isInlaid && <FrameEnd />}
    </div>
  );
}

/**
 * After the frame, whose keys nobody but itself hears: the Tab key that leaves it comes by here, and
 * goes on to the dialog's way out instead of round in the frame. The other way leads into the frame.
 */
function FrameEnd() {
  const words = useWords();
  return (
    <button
      type="button"
      className={styles.end}
      aria-label={words.backToTop}
      onFocus={({ currentTarget, relatedTarget }) => {
        const frame = currentTarget.parentElement?.querySelector('iframe');
        // Out of a frame, focus comes from nowhere, or from the frame itself.
        const isLeaving = relatedTarget === null || relatedTarget === frame;
        const next = isLeaving
          ? currentTarget.closest('[role="dialog"]')?.querySelector('button')
          : frame;
        next?.focus();
      }}
    />
  );
}

const inkOf = (frame: HTMLElement | null) => frame && getComputedStyle(frame).color;
