import { useState, type ReactNode } from 'react';
import { Banner } from '#components/banner/banner.tsx';
import { Button } from '#components/button/button.tsx';
import { Dialog } from '#components/dialog/dialog.tsx';

interface Props {
  /** On the button that opens it, and on the one that does it. */
  action: string;
  /** Of the button that opens it, where its words need what stands beside it: `Unlink your bank`. */
  label?: string;
  /** A button that looks like a link. */
  isQuiet?: boolean;
  /** The step that most take from here. */
  isMain?: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** On the button that leaves all as it is, which always comes first. */
  keep: string;
  /** What is said speaks for leaving it: that is then the button in colour. */
  isDiscouraged?: boolean;
  /** Something of hers is lost by it: its button is in the colour of that. */
  isLoss?: boolean;
  /** Does it. What it throws is said, and may be tried again. */
  onConfirm: () => Promise<void>;
}

/** A button for something that is done only once somebody has said that she means it. */
export function ActionDialog({ action, isQuiet = false, title, children, ...rest }: Props) {
  const { label, isMain = false, keep, isDiscouraged = false, isLoss = false, onConfirm } = rest;
  const colour = isLoss ? 'danger' : 'primary';
  const plain = isMain ? 'primary' : 'secondary';
  const [state, setState] = useState<'closed' | 'open' | 'pending' | { failure: string }>('closed');
  const close = () => setState('closed');

  async function confirm() {
    setState('pending');
    try {
      await onConfirm();
      close();
    } catch (error) {
      setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : plain}
        aria-label={label}
        onPress={() => setState('open')}
      >
        {action}
      </Button>
      <Dialog
        title={title}
        isOpen={state !== 'closed'}
        onClose={close}
        actions={
          <>
            <Button variant={isDiscouraged ? 'primary' : 'secondary'} onPress={close}>
              {keep}
            </Button>
            <Button
              variant={isDiscouraged ? 'secondary' : colour}
              isPending={state === 'pending'}
              onPress={() => void confirm()}
            >
              {action}
            </Button>
          </>
        }
      >
        {children}
        {typeof state === 'object' && (
          <div role="alert">
            <Banner tone="danger">{state.failure}</Banner>
          </div>
        )}
      </Dialog>
    </>
  );
}
