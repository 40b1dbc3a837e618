import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { isPolled } from '../model/identity-stage.ts';

const POLL_MS = 5_000;

export type IdentityStanding = Camelized<CurrentIdentityStatus>;

/** GET /identity_verifications/current_status, asked again while it may change before her eyes. */
export const identityStatusQuery = queryOptions({
  queryKey: ['identity_verification'],
  queryFn: async () =>
    unwrap(await api.get<IdentityStanding>('/identity_verifications/current_status')),
  // What she told anew is not looked over as it was before.
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (isPolled(state.data?.currentStatus ?? null) ? POLL_MS : false),
});
