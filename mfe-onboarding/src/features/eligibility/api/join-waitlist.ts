import type { WaitlistReply } from '@reset/api-contract/onboarding/waitlist.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';
import type { WaitlistEntry } from '../model/waitlist-entry.ts';

/** POST /qualifier/waitlist. The latest entry of a person counts. */
export const joinWaitlist = (entry: WaitlistEntry): Promise<ApiResult<Camelized<WaitlistReply>>> =>
  api.post('/qualifier/waitlist', entry);
