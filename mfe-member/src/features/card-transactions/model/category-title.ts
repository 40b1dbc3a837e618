/** Categories of transactions, as members read them. */
const TITLES: Readonly<Record<string, string>> = {
  INCOME: 'Income',
  TRANSFER_IN: 'Transfer in',
  TRANSFER_OUT: 'Transfer out',
  LOAN_PAYMENTS: 'Loan payments',
  BANK_FEES: 'Bank fees',
  ENTERTAINMENT: 'Entertainment',
  FOOD_AND_DRINK: 'Food and drink',
  GENERAL_MERCHANDISE: 'Shopping',
  HOME_IMPROVEMENT: 'Home improvement',
  MEDICAL: 'Medical',
  PERSONAL_CARE: 'Personal care',
  GENERAL_SERVICES: 'Services',
  GOVERNMENT_AND_NON_PROFIT: 'Government and non-profit',
  TRANSPORTATION: 'Transportation',
  TRAVEL: 'Travel',
  RENT_AND_UTILITIES: 'Rent and utilities',
  OTHER: 'Other',
};

/** The words for a category: our own for those that we know, and those of whoever named it else. */
export const categoryTitle = (category: string | null): string | null =>
  category === null ? null : (TITLES[category] ?? category);
