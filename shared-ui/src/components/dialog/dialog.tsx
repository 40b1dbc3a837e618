import '../../react-aria-without-inline-styles.ts';
import { useRef, type ReactNode } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { CloseButton } from '#components/close-button/close-button.tsx';
import { BesidePrimary } from '#components/one-primary/one-primary.tsx';
import styles from './dialog.module.css';
import { useFocusAfter } from './use-focus-after.ts';

interface Content {
  title: string;
  /**
   * Escape, the cross, or a press beside the dialog. Focus goes back to the opener by itself, and to the
   * page's heading where there is none.
   */
  onClose: () => void;
  /** What it was opened for is being done: nothing closes it before there is an answer. */
  isPending?: boolean;
  children: ReactNode;
  /** The buttons at the end, the next step last. */
  actions?: ReactNode;
}

interface Props extends Content {
  isOpen: boolean;
}

/** 480 px of something that has to be read or decided now; a sheet from below on phones. */
export function Dialog({ isOpen, ...content }: Props) {
  if (!isOpen) return null;
  return (
    <Overlay>
      <BesidePrimary>
        <OpenDialog {...content} />
      </BesidePrimary>
    </Overlay>
  );
}

/*
 * On react-aria's hooks and not on react-aria-components, whose Dialog brings Menu and Popover
 * with it: 150 KB that every page would load before it paints. The hooks tell the Overlay around
 * them to keep focus inside, so they are called below it.
 */
function OpenDialog({ title, onClose, isPending = false, children, actions }: Content) {
  const box = useRef<HTMLDivElement>(null);
  useFocusAfter();
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  const { modalProps, underlayProps } = useModalOverlay(
    { isDismissable: !isPending, isKeyboardDismissDisabled: isPending },
    state,
    box,
  );
  const { dialogProps, titleProps } = useDialog({}, box);
  return (
    <div {...underlayProps} className={styles.overlay}>
      <div {...modalProps} {...dialogProps} ref={box} className={styles.dialog}>
        <div className={styles.head}>
          <h2 {...titleProps} className={styles.title}>
            {title}
          </h2>
          <div className={styles.close}>
            <CloseButton onClose={onClose} isDisabled={isPending} />
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
