import { Combobox, Dialog, type Choice } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMessages } from '#messages.ts';
import { HELP, palettePages, searchEverything } from '../api/search-everything.ts';
import styles from './palette.module.css';

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
        {/* Before a letter is typed; what is found then unfolds over them. */}
        <nav aria-label={t('palette.pages')} className={styles.pages}>
          <ul>
            {palettePages()
              .filter(({ value }) => value !== HELP)
              .map(({ value, label }) => (
                <li key={value}>
                  <Link to={value} className={styles.page} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </Dialog>
  );
}
