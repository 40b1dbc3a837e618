import type { IntegrationSource } from '@reset/api-contract/member/notifications.ts';

/** `plaid` is the bank, `pinwheel` the payroll. */
export type LinkSource = IntegrationSource;
