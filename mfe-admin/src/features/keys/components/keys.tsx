import { useEffect, useState } from 'react';
import { keyAction } from '../model/key-action.ts';
import { singleKeysStore } from '../model/single-keys-store.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Palette } from './palette.tsx';
import { openRow, stepRow } from './step-row.ts';

/** The keys of the area: through the rows of a list, to any page and person, and to what the keys are. */
export function Keys() {
  const [shown, setShown] = useState<'help' | 'palette' | null>(null);
  const close = () => setShown(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const press = { key, ctrlKey, metaKey, altKey, isElsewhere: isElsewhere(target) };
      const action = keyAction(press, singleKeysStore.getState().areOn);
      if (!action) return;
      // Enter stays what it is wherever the focus is not on a row.
      if (action === 'open') return openRow();
      event.preventDefault();
      if (action === 'next') return stepRow(1);
      if (action === 'previous') return stepRow(-1);
      return setShown(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {shown === 'help' && <KeysDialog onClose={close} />}
      {shown === 'palette' && <Palette onClose={close} onHelp={() => setShown('help')} />}
    </>
  );
}

/** In a field, whose text a press is, or in a dialog. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], dialog') !== null;
