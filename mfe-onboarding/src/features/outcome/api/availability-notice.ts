import type { AvailabilityNotice } from '@reset/api-contract/onboarding/availability-notice.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#features/product/product.ts';

type Notice = Camelized<AvailabilityNotice>;

const PATHS: Record<Product, string> = {
  card: '/card_application/availability_notice',
  tax: '/tax_refund_advance_application/availability_notice',
};

/** GET .../availability_notice: whether she is told once the product is to be had where she lives. */
export const availabilityNoticeQuery = (product: Product) =>
  queryOptions({
    queryKey: ['availability_notice', product],
    queryFn: async () => unwrap(await api.get<Notice>(PATHS[product])),
    // Where she lives may have changed since.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/**
 * PUT .../availability_notice: she wants to be told.
 * @param stateAbbr where she lives, of who has not told her address
 * @throws ApiError
 */
export const requestNotice = async (product: Product, stateAbbr?: string): Promise<Notice> =>
  unwrap(
    await api.put<Notice>(
      stateAbbr === undefined ? PATHS[product] : `${PATHS[product]}?state_abbr=${stateAbbr}`,
    ),
  );

/** DELETE .../availability_notice: she does not any more. @throws ApiError */
export const withdrawNotice = async (product: Product): Promise<Notice> =>
  unwrap(await api.delete<Notice>(PATHS[product]));
