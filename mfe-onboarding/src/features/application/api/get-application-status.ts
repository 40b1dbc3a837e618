import type { ApplicationStatus as WireStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#features/product/product.ts';
import { pollInterval } from '../model/poll-interval.ts';

export type ApplicationStatus = Camelized<WireStatus>;

/** What all of these answers have in their key. */
export const APPLICATION_KEY = 'application';

const PATHS: Record<Product, string> = {
  card: '/card_application/status',
  tax: '/tax_refund_advance_application/status',
};

/** GET the status of an application. Asking begins it, but for the card of who is offered none after taxes. */
export const applicationStatusQuery = (product: Product) =>
  queryOptions({
    queryKey: [APPLICATION_KEY, product],
    queryFn: async () => unwrap(await api.get<ApplicationStatus>(PATHS[product])),
    refetchInterval: ({ state }) =>
      pollInterval({
        isComplete: state.data?.applicationComplete ?? false,
        hasFailed: state.status === 'error',
      }),
  });
