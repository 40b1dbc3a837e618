import { useRef, useState } from 'react';
import { Icon } from '#components/icon/icon.tsx';
import type { MenuEntry, MenuList } from './menu-list.tsx';
import styles from './menu.module.css';

interface Props {
  /** What the button reads; it names the menu. */
  label: string;
  entries: MenuEntry[];
}

/**
 * A button that unfolds a short list of things to do or places to go. The list and all that it
 * rests on, 45 KB, is fetched when somebody turns to the button and not before the first paint.
 */
export function Menu({ label, entries }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [List, setList] = useState<ListComponent | null>(null);
  const load = () =>
    // A press tries again what failed, so a failure needs no more than a menu that stays closed.
    import('./menu-list.tsx').then(
      (loaded) => setList(() => loaded.MenuList),
      () => setOpen(false),
    );
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setOpen(!isOpen);
          void load();
        }}
        onKeyDown={(event) => {
          if (!OPENING_KEYS.has(event.key)) return;
          // Without the click that a key makes: it would pass for a pointer's, and focus stay out.
          event.preventDefault();
          setOpen(true);
          void load();
        }}
      >
        <span className={styles.label}>{label}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen && List && (
        <List label={label} entries={entries} opener={opener} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

type ListComponent = typeof MenuList;
