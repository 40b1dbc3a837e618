import { Combobox, Dialog, type Choice } from '@reset/shared-ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const first = useRef<Choice | null>(null);
  /** She pressed Enter before anything was found. */
  const isWaiting = useRef(false);
  const [awaited, setAwaited] = useState<Choice | null>(null);
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(async (typed: string, signal: AbortSignal) => {
    const found = await searchEverything(typed);
    if (signal.aborted) return found;
    first.current = found[0] ?? null;
    if (isWaiting.current) setAwaited(first.current);
    return found;
  }, []);

  function choose(choice: Choice | null) {
    if (!choice) return;
    if (choice.value === HELP) return onHelp();
    onClose();
    void navigate(choice.value);
  }

  const take = useEffectEvent(choose);
  useEffect(() => take(awaited), [awaited]);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // Where the arrows have taken her to another one, the list goes there.
      if (key !== 'Enter' || input?.hasAttribute('aria-activedescendant')) return;
      isWaiting.current = true;
      take(first.current);
    };
    input?.focus();
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Dialog title={t('palette.title')} isOpen onClose={onClose}>
      <div ref={box}>
        <Combobox
          label={t('palette.label')}
          source={search}
          value={null}
          onChange={choose}
          onTextChange={(typed) => {
            first.current = null;
            isWaiting.current = false;
            setSearching(typed !== '');
          }}
        />
        {/* Before a letter is typed; what is found then unfolds in their place. */}
        <nav aria-label={t('palette.pages')} className={styles.pages}>
          <ul hidden={isSearching}>
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
