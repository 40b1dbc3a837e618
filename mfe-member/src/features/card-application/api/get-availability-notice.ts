import type { AvailabilityNotice } from '@reset/api-contract/onboarding/availability-notice.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/**
 * GET /card_application/availability_notice: whether she is told by email once the card is to be had
 * where she lives. Not kept: she changes it on the page of her application.
 */
export const availabilityNoticeQuery = queryOptions({
  queryKey: ['availability_notice', 'card'],
  queryFn: async () =>
    unwrap(await api.get<Camelized<AvailabilityNotice>>('/card_application/availability_notice')),
  staleTime: 0,
  gcTime: 0,
  retry: false,
});
