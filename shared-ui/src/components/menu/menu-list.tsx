import '../../react-aria-without-inline-styles.ts';
import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  onAction: () => void;
}

interface Props {
  label: string;
  entries: MenuEntry[];
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The unfolded list, beside its opener. */
export const MenuList = ({ label, entries, opener, onClose }: Props) => (
  <Popover
    className={styles.popover}
    aria-label={label}
    triggerRef={opener}
    placement="bottom end"
    isOpen
    onOpenChange={onClose}
  >
    <AriaMenu className={styles.menu} aria-label={label} {...whenOpened}>
      {entries.map(({ id, label: text, onAction }) => (
        <MenuItem
          key={id}
          id={id}
          className={styles.item}
          onAction={() => {
            onClose();
            onAction();
          }}
        >
          {text}
        </MenuItem>
      ))}
    </AriaMenu>
  </Popover>
);

/** Where focus goes once the list is there; the page itself never takes focus by this. */
const whenOpened = { autoFocus: 'first' } as const;
