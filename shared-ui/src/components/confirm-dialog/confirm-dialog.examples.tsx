import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export default { title: 'ConfirmDialog' };

interface Props {
  startsOpen?: boolean;
  isPending?: boolean;
  error?: string;
  onConfirm?: () => void;
}

export function CloseAccount({ startsOpen = false, onConfirm, ...state }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Close my account
      </Button>
      <ConfirmDialog
        title="Close your account?"
        phrase="close my account"
        confirmLabel="Close my account"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm ?? (() => setOpen(false))}
        {...state}
      >
        <p>Your card stops working at once, and your limit of $120.00 is gone.</p>
        <p>You cannot undo this. You can apply again after 30 days.</p>
      </ConfirmDialog>
    </>
  );
}

export const Open = () => <CloseAccount startsOpen />;

export const Refused = () => (
  <CloseAccount startsOpen error="You still owe $40.00. Please repay it first." />
);
