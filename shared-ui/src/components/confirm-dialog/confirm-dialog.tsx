import type { ReactNode } from 'react';
import { Dialog } from '#components/dialog/dialog.tsx';
import { ConfirmForm } from './confirm-form.tsx';

export interface Confirmation {
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** What has to be typed, letter for letter: the name of what is lost, or of the deed. */
  phrase: string;
  /** What the button does, in its own words: `Close my account`. */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Being done: the dialog stays until it is closed from outside. */
  isPending?: boolean;
  /** Why it was refused. */
  error?: string;
}

interface Props extends Confirmation {
  title: string;
  isOpen: boolean;
}

/** Asks to type a phrase before something that cannot be taken back. */
export const ConfirmDialog = ({ title, isOpen, ...confirmation }: Props) => (
  <Dialog title={title} isOpen={isOpen} onClose={confirmation.onClose}>
    <ConfirmForm {...confirmation} />
  </Dialog>
);
