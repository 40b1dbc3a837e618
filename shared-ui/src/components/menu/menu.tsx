import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '#components/icon/icon.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  onAction: () => void;
}

interface Props {
  /** What the button reads; it names the menu. */
  label: string;
  entries: MenuEntry[];
}

/** A button that unfolds a short list of things to do or places to go. */
export function Menu({ label, entries }: Props) {
  return (
    <MenuTrigger>
      <AriaButton className={styles.opener}>
        <span className={styles.label}>{label}</span>
        <Icon name="chevron-down" size={16} />
      </AriaButton>
      <Popover className={styles.popover} placement="bottom end">
        <AriaMenu className={styles.menu}>
          {entries.map(({ id, label: text, onAction }) => (
            <MenuItem key={id} id={id} className={styles.item} onAction={onAction}>
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
