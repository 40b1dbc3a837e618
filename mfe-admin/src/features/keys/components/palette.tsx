import { Combobox, Dialog, type Choice } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#messages.ts';
import { HELP, searchEverything } from '../api/search-everything.ts';

interface Props {
  onClose: () => void;
  onHelp: () => void;
}

/** Goes to what is typed: a page of the area, a person, or what the keys are. */
export function Palette({ onClose, onHelp }: Props) {
  const t = useMessages();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  function choose(choice: Choice | null) {
    if (!choice) return;
    if (choice.value === HELP) return onHelp();
    onClose();
    void navigate(choice.value);
  }

  return (
    <Dialog title={t('palette.title')} isOpen onClose={onClose}>
      <div ref={box}>
        <Combobox
          label={t('palette.label')}
          source={searchEverything}
          value={null}
          onChange={choose}
        />
      </div>
    </Dialog>
  );
}
