import '../../react-aria-without-inline-styles.ts';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useWords, type Words } from '#words/words.ts';
import styles from './combobox.module.css';
import type { Suggestions } from './use-suggestions.ts';

interface Props {
  state: Suggestions['state'];
}

/** What unfolds below the text: the choices, or why there are none. */
export function SuggestionList({ state }: Props) {
  const words = useWords();
  return (
    <Popover className={styles.popover} offset={4}>
      <ListBox<{ id: string; name: string }>
        className={styles.list}
        renderEmptyState={() => <p className={styles.none}>{words[reasons[state]]}</p>}
      >
        {({ id, name }) => (
          <ListBoxItem id={id} textValue={name} className={styles.item}>
            {name}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}

const reasons = {
  'too-short': 'typeMore',
  searching: 'searching',
  found: 'noChoices',
  failed: 'searchFailed',
} satisfies Record<Suggestions['state'], keyof Words>;
