import type { IconName } from '@reset/shared-ui';
import type { Category } from '../model/budget-answers.ts';

export const categoryIcons: Record<Category, IconName> = {
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
