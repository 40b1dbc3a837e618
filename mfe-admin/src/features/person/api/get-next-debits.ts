import type { NextDebits } from '@reset/api-contract/member/repayment-schedules.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

/**
 * GET /admin/repayment_schedules/next_debits: on which days a schedule would debit that nobody has made.
 * @param search what is filled in of it, as the address has it
 */
export const nextDebitsQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'next-debits', search],
    queryFn: async () =>
      unwrap(
        await adminApi.get<Camelized<NextDebits>>(
          `/admin/repayment_schedules/next_debits?${search}`,
        ),
      ),
  });
