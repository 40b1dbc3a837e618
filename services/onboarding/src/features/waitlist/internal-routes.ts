import { Waitlist, WaitlistQuery } from '@reset/api-contract/onboarding/waitlist.ts';
import type { Service } from '@reset/service-kit';
import type { WaitlistStore } from './waitlist-store.ts';
import { toWire } from './waitlist.ts';

/** GET /internal/waitlist: for staff, by the admin service. */
export function registerInternalWaitlist(
  app: Service,
  waitlist: Pick<WaitlistStore, 'read'>,
): void {
  app.get(
    '/internal/waitlist',
    {
      config: { callers: ['admin'] },
      schema: { querystring: WaitlistQuery, response: { 200: Waitlist } },
    },
    async ({ query }) => {
      const { entries, total } = await waitlist.read(Number(query.page ?? 1));
      return { entries: entries.map(toWire), total };
    },
  );
}
