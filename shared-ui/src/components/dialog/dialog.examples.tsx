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

export function OpenByItself() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Dashboard</h1>
      <Dialog title="You got paid!" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Your paycheck is here.</p>
      </Dialog>
    </main>
  );
}

/** What it was opened for is done, and its button goes with that. */
export function WithoutItsOpener() {
  const [state, setState] = useState<'asked' | 'open' | 'done'>('asked');
  return (
    <main tabIndex={-1}>
      <h1>Your bank</h1>
      {state !== 'done' && <Button onPress={() => setState('open')}>Reconnect</Button>}
      <Dialog
        title="Reconnect your bank"
        isOpen={state === 'open'}
        onClose={() => setState('done')}
      >
        <p>It takes a minute.</p>
      </Dialog>
    </main>
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
