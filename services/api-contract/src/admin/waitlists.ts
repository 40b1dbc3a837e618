import Type, { type Static } from 'typebox';
import { WaitlistedPerson } from '../onboarding/waitlist.ts';

/** GET /admin/waitlists: the newest first, 25 people a page; `total_pages` is 0 when there is nobody. */
export const Waitlists = Type.Object({
  entries: Type.Array(
    Type.Object({
      ...WaitlistedPerson.properties,
      /** What the bank can tell, by the names of data products; no bank is asked for them. */
      bank_account_jobs: Type.Array(Type.String()),
    }),
  ),
  total_pages: Type.Integer(),
});
export type Waitlists = Static<typeof Waitlists>;
