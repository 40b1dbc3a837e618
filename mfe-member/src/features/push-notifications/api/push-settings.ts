import type {
  PushChoices as WireChoices,
  PushSettings as WireSettings,
} from '@reset/api-contract/member/push.ts';
import { api, unwrap, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type PushChoices = Camelized<WireChoices>;
export type PushSettings = Camelized<WireSettings>;

/** GET /users/push_settings. */
export const pushSettingsQuery = queryOptions({
  queryKey: ['users', 'push_settings'],
  queryFn: async () => unwrap(await api.get<PushSettings>('/users/push_settings')),
});

/** PUT /users/push_settings: all three choices, and nothing that is not one. */
export const choosePush = ({
  payday,
  lowBalance,
  declinedPurchase,
}: PushChoices): Promise<ApiResult<PushSettings>> =>
  api.put('/users/push_settings', { payday, lowBalance, declinedPurchase });
