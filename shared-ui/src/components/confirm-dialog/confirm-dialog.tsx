import { Dialog } from '#components/dialog/dialog.tsx';
import { ConfirmForm, type Confirmation } from './confirm-form.tsx';

interface Props extends Confirmation {
  title: string;
  isOpen: boolean;
}

/** Asks to type a phrase before something that cannot be taken back. */
export const ConfirmDialog = ({ title, isOpen, ...confirmation }: Props) => (
  <Dialog
    title={title}
    isOpen={isOpen}
    isPending={confirmation.isPending ?? false}
    onClose={confirmation.onClose}
  >
    <ConfirmForm {...confirmation} />
  </Dialog>
);
