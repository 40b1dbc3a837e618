import { CheckboxField, Icon, type IconName } from '@reset/shared-ui';
import { useMessages } from '../budget-messages.ts';
import type { Category } from '../model/budget-answers.ts';
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

const categoryIcons: Record<Category, IconName> = {
  HOUSING: 'house',
  TRANSPORTATION: 'bus',
  HEALTHCARE: 'heart-pulse',
  GROCERIES: 'utensils',
  CHILDCARE: 'users',
  PHONE: 'smartphone',
  INTERNET: 'wifi',
  UTILITIES: 'zap',
  MINIMUM_PAYMENTS: 'credit-card',
  OTHER_NEEDS: 'shapes',
  DINING: 'utensils',
  ENTERTAINMENT: 'ticket',
  TRAVEL: 'plane',
  SHOPPING: 'shopping-bag',
  SUBSCRIPTIONS: 'tv',
  GIFTS: 'sparkles',
  PERSONAL_CARE: 'droplet',
  OTHER_WANTS: 'shapes',
};
