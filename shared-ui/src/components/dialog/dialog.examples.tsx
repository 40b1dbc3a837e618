import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/text-field/text-field.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Dialog } from './dialog.tsx';

export default { title: 'Dialog' };

export function OpenedByAButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Learn more</Button>
      <Dialog
        title="About your limit"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={<Button onPress={() => setOpen(false)}>Got it</Button>}
      >
        <p>It is computed again whenever your earnings, your bills or your balance change.</p>
      </Dialog>
    </>
  );
}

export function WithAForm() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Log out everywhere</Button>
      <Dialog title="Log out everywhere?" isOpen={isOpen} onClose={close}>
        <Form
          aria-label="Log out everywhere?"
          initialValues={{ reason: '' }}
          onSubmit={async () => {
            close();
            return undefined;
          }}
        >
          <TextField name="reason" label="Reason" autoComplete="off" />
          <DialogActions onCancel={close}>
            <SubmitButton variant="danger" isWide={false}>
              Log out
            </SubmitButton>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
