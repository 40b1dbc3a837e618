import type { NewPushSubscription } from '@reset/api-contract/member/push.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';

/** POST /users/push_subscriptions: this browser is hers from now on. */
export const addPushSubscription = (
  subscription: Camelized<NewPushSubscription>,
): Promise<ApiResult<void>> => api.post('/users/push_subscriptions', subscription);

/** DELETE /users/push_subscriptions: a browser that is told no more. */
export const endPushSubscription = (endpoint: string): Promise<ApiResult<void>> =>
  api.delete('/users/push_subscriptions', { endpoint });
