/*
 * Names of merchant category codes (ISO 18245), by their ranges: as coarse as a list of purchases
 * needs, and named like the categories of bank transactions. The first that fits counts.
 */
const CATEGORIES: readonly { from: number; to: number; name: string }[] = [
  { from: 3000, to: 3999, name: 'TRAVEL' },
  { from: 4000, to: 4299, name: 'TRANSPORTATION' },
  { from: 4400, to: 4799, name: 'TRAVEL' },
  { from: 4829, to: 4829, name: 'GENERAL_SERVICES' },
  { from: 4800, to: 4999, name: 'RENT_AND_UTILITIES' },
  { from: 5200, to: 5299, name: 'HOME_IMPROVEMENT' },
  { from: 5300, to: 5399, name: 'GENERAL_MERCHANDISE' },
  { from: 5400, to: 5499, name: 'FOOD_AND_DRINK' },
  { from: 5541, to: 5542, name: 'TRANSPORTATION' },
  { from: 5500, to: 5599, name: 'GENERAL_MERCHANDISE' },
  { from: 5600, to: 5699, name: 'GENERAL_MERCHANDISE' },
  { from: 5732, to: 5735, name: 'GENERAL_MERCHANDISE' },
  { from: 5700, to: 5799, name: 'HOME_IMPROVEMENT' },
  { from: 5811, to: 5814, name: 'FOOD_AND_DRINK' },
  { from: 5815, to: 5816, name: 'ENTERTAINMENT' },
  { from: 5817, to: 5818, name: 'GENERAL_MERCHANDISE' },
  { from: 5912, to: 5912, name: 'MEDICAL' },
  { from: 5900, to: 5999, name: 'GENERAL_MERCHANDISE' },
  { from: 7011, to: 7033, name: 'TRAVEL' },
  { from: 7200, to: 7299, name: 'PERSONAL_CARE' },
  { from: 7300, to: 7499, name: 'GENERAL_SERVICES' },
  { from: 7500, to: 7549, name: 'TRANSPORTATION' },
  { from: 7800, to: 7999, name: 'ENTERTAINMENT' },
  { from: 8000, to: 8099, name: 'MEDICAL' },
  { from: 8398, to: 8398, name: 'GOVERNMENT_AND_NON_PROFIT' },
  { from: 8100, to: 8999, name: 'GENERAL_SERVICES' },
  { from: 9200, to: 9499, name: 'GOVERNMENT_AND_NON_PROFIT' },
];

/** What kind of merchant a code of four digits is; null for one without a name, or none. */
export function merchantCategory(mcc: string | undefined): string | null {
  if (mcc === undefined || !/^\d{4}$/.test(mcc)) return null;
  const code = Number(mcc);
  return CATEGORIES.find(({ from, to }) => from <= code && code <= to)?.name ?? null;
}
