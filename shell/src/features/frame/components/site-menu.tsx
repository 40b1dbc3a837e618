import { Icon } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { useSiteMenu } from '../use-site-menu.ts';
import styles from './site-menu.module.css';

/** A menu that slides in over the page, which it keeps out of reach, and the button that opens it. */
export function SiteMenu({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { menu, onOpen, onClose } = useSiteMenu();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t('openMenu')}
        onClick={onOpen}
      >
        <Icon name="menu" size={24} />
      </button>
      <dialog ref={menu} className={styles.menu} aria-label={t('siteMenu')}>
        <div className={styles.content}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('closeMenu')}
            onClick={onClose}
          >
            <Icon name="x" size={24} />
          </button>
          {children}
        </div>
      </dialog>
    </>
  );
}
