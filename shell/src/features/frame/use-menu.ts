import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { MENU_TOGGLE_ID } from './components/menu-toggle.tsx';

/** The navigation where it unfolds from the top bar: going anywhere closes it, and so does Escape. */
export function useMenu() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A key, not a path: the link to the very page that is shown closes the menu too.
  const isOpen = openedAt === key;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedAt(null);
      document.getElementById(MENU_TOGGLE_ID)?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return { isOpen, onToggle: () => setOpenedAt(isOpen ? null : key) };
}
