import { Icon } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './menu-toggle.module.css';

interface Props {
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the navigation where there is no room for the side bar. */
export function MenuToggle({ isOpen, onToggle }: Props) {
  const t = useMessages();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls="main-navigation"
      aria-label={isOpen ? t('closeMenu') : t('openMenu')}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'x' : 'menu'} size={24} />
    </button>
  );
}
