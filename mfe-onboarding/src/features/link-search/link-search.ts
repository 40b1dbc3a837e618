import { tabStorage } from '@reset/remote-sdk/tab-storage';
import type { LinkSource } from '@reset/remote-sdk/linking';
import type { Choice } from '@reset/shared-ui';
import * as yup from 'yup';

/** What was searched for, and what of it was chosen. */
export type LinkSearch = { text: string; pick: Choice | null };

const storage = { plaid: tabStorage('bankSearch'), pinwheel: tabStorage('payrollSearch') };

const kept = yup.object({
  text: yup.string().defined(),
  pick: yup
    .object({ value: yup.string().required(), label: yup.string().required() })
    .nullable()
    .defined()
    .default(null),
});

/** In this tab's storage, so that a reload loses nothing; anybody's hand may have written there. */
export const linkSearches = {
  /** null while nothing was searched for. */
  read(source: LinkSource): LinkSearch | null {
    const written = storage[source].read();
    return kept.isValidSync(written, { strict: true }) ? written : null;
  },
  keep: (source: LinkSource, search: LinkSearch): void => storage[source].keep(search),
};
