import type { IncomeType } from '@reset/api-contract/onboarding/waitlist.ts';

export const INCOME_TYPES: readonly IncomeType[] = ['salary', 'hourly', 'gig', 'benefits'];
