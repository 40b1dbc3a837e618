import type { IconName } from '@reset/shared-ui';
import { CATEGORY_TITLES, type CategoryName } from './category-titles.ts';

interface Category {
  /** Whose title it bears. */
  name: CategoryName;
  icon: IconName;
}

/**
 * What kind of expense it is: of the bank-data provider's detailed category, else of the primary one,
 * else 'OTHER'.
 */
export function categoryOf(primary: string, secondary: string | null): Category {
  const name = [secondary, primary].find(isCategory) ?? 'OTHER';
  return { name, icon: SECONDARY_ICONS.get(name) ?? PRIMARY_ICONS[primaryOf(name)] };
}

const isCategory = (name: string | null): name is CategoryName =>
  name !== null && Object.hasOwn(CATEGORY_TITLES, name);

/** The primary category that one belongs to, with whose name its own begins. */
export const primaryOf = (name: CategoryName): PrimaryCategory =>
  PRIMARIES.find((primary) => name === primary || name.startsWith(`${primary}_`)) ?? 'OTHER';

const PRIMARY_ICONS = {
  INCOME: 'arrow-down-left',
  TRANSFER_IN: 'arrow-left-right',
  TRANSFER_OUT: 'arrow-left-right',
  LOAN_PAYMENTS: 'landmark',
  BANK_FEES: 'landmark',
  ENTERTAINMENT: 'ticket',
  FOOD_AND_DRINK: 'utensils',
  GENERAL_MERCHANDISE: 'shopping-bag',
  HOME_IMPROVEMENT: 'hammer',
  MEDICAL: 'heart-pulse',
  PERSONAL_CARE: 'sparkles',
  GENERAL_SERVICES: 'briefcase',
  GOVERNMENT_AND_NON_PROFIT: 'building-2',
  TRANSPORTATION: 'bus',
  TRAVEL: 'plane',
  RENT_AND_UTILITIES: 'house',
  OTHER: 'shapes',
} as const satisfies Partial<Record<CategoryName, IconName>>;

type PrimaryCategory = keyof typeof PRIMARY_ICONS;

/** The seventeen of the taxonomy. */
export const PRIMARIES = Object.keys(PRIMARY_ICONS) as PrimaryCategory[];

/** Where a picture says more than the primary category's. */
const SECONDARY_ICONS = new Map<CategoryName, IconName>([
  ['RENT_AND_UTILITIES_GAS_AND_ELECTRICITY', 'zap'],
  ['RENT_AND_UTILITIES_INTERNET_AND_CABLE', 'wifi'],
  ['RENT_AND_UTILITIES_TELEPHONE', 'smartphone'],
  ['RENT_AND_UTILITIES_WATER', 'droplet'],
  ['LOAN_PAYMENTS_CAR_PAYMENT', 'car'],
  ['LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 'credit-card'],
  ['LOAN_PAYMENTS_MORTGAGE_PAYMENT', 'house'],
  ['GENERAL_SERVICES_AUTOMOTIVE', 'car'],
  ['GENERAL_SERVICES_INSURANCE', 'shield-check'],
  ['HOME_IMPROVEMENT_SECURITY', 'shield-check'],
  ['ENTERTAINMENT_TV_AND_MOVIES', 'tv'],
  ['ENTERTAINMENT_MUSIC_AND_AUDIO', 'music'],
  ['PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS', 'dumbbell'],
]);
