import { useState } from 'react';
import { Button } from '#components/button/button.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { LinkSteps } from './link-steps.ts';

export default { title: 'LinkDialog' };

type Props = Partial<LinkSteps> & {
  origin?: string | null;
  onLinked?: () => void;
  stoppedTitle?: string;
};

/** Where no widgets are served, which is how it looks when one does not open. */
export function OnPress({ origin = null, onLinked, ...steps }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Connect</Button>
      {isOpen && (
        <LinkDialog
          title="Connect your bank"
          widget="bank-link"
          origin={origin}
          start={async () => ({ ok: true, token: 'link-1' })}
          finish={async () => ({ ok: true })}
          explain={(error) => `Left with ${error}.`}
          onEvent={() => undefined}
          {...steps}
          onLinked={() => {
            close();
            onLinked?.();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
