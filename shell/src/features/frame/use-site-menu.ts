import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The menu of the site's links: going anywhere closes it, and so do Escape and a press beside it. */
export function useSiteMenu() {
  const menu = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A key, not a path: the link to the very page that is shown closes the menu too.
  const isOpen = openedAt === key;

  useEffect(() => {
    const dialog = menu.current;
    if (!isOpen || !dialog) return undefined;
    const shut = () => setOpenedAt(null);
    // The content covers all of the menu: what is pressed outside of it is the backdrop.
    const shutFromBeside = ({ target }: MouseEvent) => {
      if (target === dialog) shut();
    };
    dialog.showModal();
    dialog.addEventListener('close', shut);
    dialog.addEventListener('click', shutFromBeside);
    return () => {
      dialog.removeEventListener('close', shut);
      dialog.removeEventListener('click', shutFromBeside);
      // It gives focus back to where it was; on another page the frame then moves it on.
      dialog.close();
    };
  }, [isOpen]);

  return { menu, onOpen: () => setOpenedAt(key), onClose: () => setOpenedAt(null) };
}
