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
  /** What is being linked: `Connect your bank`. */
  title: string;
  /** Which widget, of which origin: see WidgetFrame. */
  widget: string;
  origin: string | null;
  /** The link is made. It may come after the dialog was closed. */
  onLinked: () => void;
  /** Also when the widget is left without a word. Nothing is lost by it. */
  onClose: () => void;
}

/**
 * Links an account by a provider's widget; says what went wrong and takes another try. It is open
 * as long as it is there.
 */
export function LinkDialog({ title, widget, origin, onLinked, onClose, ...steps }: Props) {
  const words = useWords();
  const { phase, hear, retry } = useLink({ ...steps, onLinked, onClose });
  return (
    <Dialog title={title} isOpen onClose={onClose}>
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
      {phase.name === 'stopped' && <LinkStopped sentence={phase.sentence} onRetry={retry} />}
    </Dialog>
  );
}
