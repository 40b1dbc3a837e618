const INCOME_TYPES = ['salary', 'hourly', 'gig', 'benefits'];

/** Keeps what the address says of somebody's income for the steps after the sign-up. */
export function keepIncomeType(said: string | null): void {
  if (said !== null && INCOME_TYPES.includes(said)) sessionStorage.setItem('incomeType', said);
}
