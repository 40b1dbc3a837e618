import type { SmsSettings as WireSmsSettings } from '@reset/api-contract/member/text-messages.ts';
import { api, unwrap, type ApiResult, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type SmsSettings = Camelized<WireSmsSettings>;

/** The status is shown as it is, whatever changes it: by the specification it is asked each second. */
const POLL_MS = 1_000;

/** GET /users/sms_settings. */
export const smsSettingsQuery = queryOptions({
  queryKey: ['users', 'sms_settings'],
  queryFn: async () => unwrap(await api.get<SmsSettings>('/users/sms_settings')),
  refetchInterval: POLL_MS,
});

/** POST /users/sms_opt_in, by the words that the settings have. */
export const optIn = (): Promise<ApiResult<void>> => api.post('/users/sms_opt_in');

/** POST /users/sms_opt_out. */
export const optOut = (): Promise<ApiResult<void>> => api.post('/users/sms_opt_out');
