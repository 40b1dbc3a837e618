import { Icon } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { useSiteMenu } from '../use-site-menu.ts';
import styles from './site-menu.module.css';

interface Props {
  children: ReactNode;
  /** What the button says beside its icon, the class that it then has, and whether the page is one of its. */
  opener?: { className: string | undefined; words: string; isCurrent: boolean };
}

/** A menu that slides in over the page, which it keeps out of reach, and the button that opens it. */
export function SiteMenu({ children, opener }: Props) {
  const t = useMessages();
  const { menu, onOpen, onClose } = useSiteMenu();
  return (
    <>
      <button
        type="button"
        className={opener ? opener.className : styles.button}
        aria-haspopup="dialog"
        aria-label={opener ? undefined : t('openMenu')}
        aria-current={opener?.isCurrent || undefined}
        onClick={onOpen}
      >
        <Icon name="menu" {...(opener ? {} : { size: 24 })} />
        {opener?.words}
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
