import type { CurrentIdentityStatus } from '@reset/api-contract/onboarding/identity.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

/** GET /identity_verifications/current_status: of it, whether what she told was told for her taxes. */
export const toldBeforeQuery = queryOptions({
  queryKey: ['identity_verification', 'told-before'],
  queryFn: async () => {
    const reply = await api.get<Camelized<CurrentIdentityStatus>>(
      '/identity_verifications/current_status',
    );
    return unwrap(reply).toldBefore !== undefined;
  },
});
