import { CheckboxField, Icon } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import type { Category } from '../model/budget-answers.ts';
import { categoryIcons } from './category-icons.ts';
import styles from './category-tiles.module.css';

interface Props {
  label: string;
  categories: readonly Category[];
}

/** Any of the categories, each a checkbox as large as its tile. */
export function CategoryTiles({ label, categories }: Props) {
  const t = useMessages();
  return (
    <ul className={styles.tiles} aria-label={label}>
      {categories.map((category) => (
        <li key={category} className={styles.tile}>
          <CheckboxField
            name={`chosen.${category}`}
            label={
              <span className={styles.label}>
                <Icon name={categoryIcons[category]} />
                {t(`category.${category}`)}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
