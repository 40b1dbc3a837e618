import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { tabReachedBy } from './tab-reached-by.ts';
import styles from './tabs.module.css';
import { useHashTab } from './use-hash-tab.ts';

interface Tab {
  /** What the address says behind `#`. No element of the page may have the same id. */
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** Names the row of tabs. */
  label: string;
  /** The first one is shown when the address names none. */
  tabs: Tab[];
  /** Is told when another tab is chosen by hand, and not when the address names one. */
  onChoose?: (id: string) => void;
}

/*
 * By hand and not on react-aria-components, which would bring 31 KB for one row of buttons to a
 * page that has to paint fast. The keys are those of the ARIA practices' automatic tabs.
 */

/** Views of one thing, of which the address's hash shows one: it can be linked to and reloaded. */
export function Tabs({ label, tabs, onChoose }: Props) {
  const prefix = useId();
  const [chosen, setChosen] = useHashTab(tabs.map(({ id }) => id));
  const shown = tabs.find(({ id }) => id === chosen);

  useEffect(() => {
    const tab = document.getElementById(`${prefix}-${chosen}`);
    const row = tab?.parentElement;
    // Not scrollIntoView, which would move the page as well.
    if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [prefix, chosen]);

  const list = useRef<HTMLDivElement>(null);
  const isNamed = useLocation().hash === `#${chosen}`;
  const wasNamed = useRef(isNamed);
  useEffect(() => {
    // Whoever came for what the address names finds its beginning, and not the page's, on a phone.
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (wasNamed.current && top > window.innerHeight / 2) {
      list.current?.scrollIntoView({ block: 'start' });
    }
  }, []);

  function choose(id: string) {
    if (id !== chosen) onChoose?.(id);
    setChosen(id);
  }

  function turn(event: KeyboardEvent<HTMLDivElement>) {
    const from = tabs.findIndex(({ id }) => id === chosen);
    const at = tabReachedBy(event.key, from, tabs.length);
    const reached = at === null ? undefined : tabs[at];
    if (!reached) return;
    event.preventDefault();
    choose(reached.id);
    document.getElementById(`${prefix}-${reached.id}`)?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        className={styles.list}
        aria-label={label}
        onKeyDown={turn}
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            id={`${prefix}-${id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `${prefix}-panel` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        key={chosen}
        id={`${prefix}-panel`}
        role="tabpanel"
        className={styles.panel}
        aria-labelledby={`${prefix}-${chosen}`}
      >
        {shown?.content}
      </div>
    </div>
  );
}

/** In their place, while what the first one shows is awaited: names that cannot be pressed yet. */
export const TabsSkeleton = ({ labels, children }: { labels: string[]; children: ReactNode }) => (
  <div>
    <div className={styles.list}>
      {labels.map((label, index) => (
        <span key={label} className={styles.tab} data-selected={index === 0}>
          {label}
        </span>
      ))}
    </div>
    <div className={styles.panel}>{children}</div>
  </div>
);
