import { Dialog } from '#components/dialog/dialog.tsx';
import { Skeleton } from '#components/skeleton/skeleton.tsx';
import { Spinner } from '#components/spinner/spinner.tsx';
import { WidgetFrame } from '#components/widget-frame/widget-frame.tsx';
import { useWords } from '#words/words.ts';
import styles from './link-dialog.module.css';
import type { LinkSteps } from './link-steps.ts';
import { LinkStopped } from './link-stopped.tsx';
import { useLink } from './use-link.ts';

interface Props extends LinkSteps {
  /** What is being done: `Connect your bank`. */
  title: string;
  /** That it did not come to it; that nothing is connected, when not said. */
  stoppedTitle?: string;
  /** Which widget, of which origin: see WidgetFrame. */
  widget: string;
  origin: string | null;
  /** The link is made. It may come after the dialog was closed. */
  onLinked?: () => void;
  /** Also when the widget is left without a word. Nothing is lost by it. */
  onClose: () => void;
}

/**
 * Does something by a provider's widget, such as linking an account; says what went wrong and takes another try. It is open
 * as long as it is there.
 */
export function LinkDialog({ title, stoppedTitle, widget, origin, ...steps }: Props) {
  const words = useWords();
  const { phase, hear, retry } = useLink(steps);
  return (
    <Dialog title={title} isOpen onClose={steps.onClose}>
      {phase.name === 'starting' && (
        <div className={styles.widget}>
          <Skeleton lines={6} />
        </div>
      )}
      {phase.name === 'open' && (
        <WidgetFrame
          origin={origin}
          name={widget}
          token={phase.token}
          title={title}
          onMessage={hear}
        />
      )}
      {phase.name === 'finishing' && (
        <p className={styles.finishing} role="status">
          <Spinner label={words.finishingLink} />
          {words.finishingLink}
        </p>
      )}
      {phase.name === 'stopped' && (
        <LinkStopped title={stoppedTitle} sentence={phase.sentence} onRetry={retry} />
      )}
    </Dialog>
  );
}
