import { Icon } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './menu-toggle.module.css';

/** The element that the toggle opens. */
export const NAVIGATION_ID = 'main-navigation';

/** The toggle, for focus to come back to. */
export const MENU_TOGGLE_ID = 'menu-toggle';

interface Props {
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the navigation where there is no room for the side bar. */
export function MenuToggle({ isOpen, onToggle }: Props) {
  const t = useMessages();
  return (
    <button
      id={MENU_TOGGLE_ID}
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={NAVIGATION_ID}
      aria-label={isOpen ? t('closeMenu') : t('openMenu')}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'x' : 'menu'} size={24} />
    </button>
  );
}
