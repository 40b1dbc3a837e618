import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from '#components/icon/icon.tsx';
import { useWords } from '#words/words.ts';
import styles from './dialog.module.css';

interface Props {
  title: string;
  isOpen: boolean;
  /** Escape, the cross, or a press beside the dialog. Focus goes back to the opener by itself. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons at the end, the next step last. */
  actions?: ReactNode;
}

/** 480 px of something that has to be read or decided now; a sheet from below on phones. */
export function Dialog({ title, isOpen, onClose, children, actions }: Props) {
  const words = useWords();
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className={styles.modal}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <AriaButton slot="close" className={styles.close} aria-label={words.close}>
              <Icon name="x" />
            </AriaButton>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
