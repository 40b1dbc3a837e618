import type { IconName } from '@reset/shared-ui';

interface Category {
  /** The key of its title in the catalogue, without `category.`. */
  title: CategoryTitle;
  icon: IconName;
}

/**
 * What kind of expense it is: by the bank-data provider's detailed category where we have a better
 * word or picture for it, else by the primary one, else 'other'.
 */
export function categoryOf(primary: string, secondary: string | null): Category {
  return (
    SECONDARY.get(secondary ?? '') ?? PRIMARY.get(primary) ?? { title: 'other', icon: 'shapes' }
  );
}

const PRIMARY = new Map<string, Category>([
  ['INCOME', { title: 'income', icon: 'arrow-down-left' }],
  ['TRANSFER_IN', { title: 'transferIn', icon: 'arrow-left-right' }],
  ['TRANSFER_OUT', { title: 'transferOut', icon: 'arrow-left-right' }],
  ['LOAN_PAYMENTS', { title: 'loanPayments', icon: 'landmark' }],
  ['BANK_FEES', { title: 'bankFees', icon: 'landmark' }],
  ['ENTERTAINMENT', { title: 'entertainment', icon: 'ticket' }],
  ['FOOD_AND_DRINK', { title: 'foodAndDrink', icon: 'utensils' }],
  ['GENERAL_MERCHANDISE', { title: 'generalMerchandise', icon: 'shopping-bag' }],
  ['HOME_IMPROVEMENT', { title: 'homeImprovement', icon: 'hammer' }],
  ['MEDICAL', { title: 'medical', icon: 'heart-pulse' }],
  ['PERSONAL_CARE', { title: 'personalCare', icon: 'sparkles' }],
  ['GENERAL_SERVICES', { title: 'generalServices', icon: 'briefcase' }],
  ['GOVERNMENT_AND_NON_PROFIT', { title: 'governmentAndNonProfit', icon: 'building-2' }],
  ['TRANSPORTATION', { title: 'transportation', icon: 'bus' }],
  ['TRAVEL', { title: 'travel', icon: 'plane' }],
  ['RENT_AND_UTILITIES', { title: 'rentAndUtilities', icon: 'house' }],
  ['OTHER', { title: 'other', icon: 'shapes' }],
]);

const SECONDARY = new Map<string, Category>([
  ['RENT_AND_UTILITIES_RENT', { title: 'rent', icon: 'house' }],
  ['RENT_AND_UTILITIES_GAS_AND_ELECTRICITY', { title: 'gasAndElectricity', icon: 'zap' }],
  ['RENT_AND_UTILITIES_INTERNET_AND_CABLE', { title: 'internetAndCable', icon: 'wifi' }],
  ['RENT_AND_UTILITIES_TELEPHONE', { title: 'telephone', icon: 'smartphone' }],
  ['RENT_AND_UTILITIES_WATER', { title: 'water', icon: 'droplet' }],
  ['LOAN_PAYMENTS_CAR_PAYMENT', { title: 'carPayment', icon: 'car' }],
  ['GENERAL_SERVICES_INSURANCE', { title: 'insurance', icon: 'shield-check' }],
  ['ENTERTAINMENT_TV_AND_MOVIES', { title: 'tvAndMovies', icon: 'tv' }],
  ['ENTERTAINMENT_MUSIC_AND_AUDIO', { title: 'musicAndAudio', icon: 'music' }],
  ['PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS', { title: 'gym', icon: 'dumbbell' }],
]);

export type CategoryTitle =
  | 'income'
  | 'transferIn'
  | 'transferOut'
  | 'loanPayments'
  | 'bankFees'
  | 'entertainment'
  | 'foodAndDrink'
  | 'generalMerchandise'
  | 'homeImprovement'
  | 'medical'
  | 'personalCare'
  | 'generalServices'
  | 'governmentAndNonProfit'
  | 'transportation'
  | 'travel'
  | 'rentAndUtilities'
  | 'other'
  | 'rent'
  | 'gasAndElectricity'
  | 'internetAndCable'
  | 'telephone'
  | 'water'
  | 'carPayment'
  | 'insurance'
  | 'tvAndMovies'
  | 'musicAndAudio'
  | 'gym';
