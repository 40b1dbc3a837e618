import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
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
