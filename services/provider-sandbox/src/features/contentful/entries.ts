import type { Entry } from './entry.ts';
import { faqEntries } from './entries/faqs.ts';
import { homeEntries } from './entries/home.ts';
import { legalEntries } from './entries/legal.ts';
import { postEntries } from './entries/post.ts';

/** All that the space holds. No customer is in it, and no figure that the product does not claim. */
export const entries: readonly Entry[] = [
  ...homeEntries,
  ...faqEntries,
  ...legalEntries,
  ...postEntries,
];
