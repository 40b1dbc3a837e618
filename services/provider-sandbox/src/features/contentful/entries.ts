import type { Entry } from './entry.ts';
import { cardBenefitEntries } from './entries/card-benefits.ts';
import { directDepositEntries } from './entries/direct-deposit-not-found.ts';
import { faqEntries } from './entries/faqs.ts';
import { firstStepsEntries } from './entries/first-steps.ts';
import { legalEntries } from './entries/legal.ts';
import { paydayFaqEntries } from './entries/payday-faqs.ts';
import { postEntries } from './entries/posts.ts';

/** All that the space holds. No customer is in it, and no figure that the product does not claim. */
export const entries: readonly Entry[] = [
  ...faqEntries,
  ...legalEntries,
  ...cardBenefitEntries,
  ...firstStepsEntries,
  ...paydayFaqEntries,
  ...directDepositEntries,
  ...postEntries,
];
