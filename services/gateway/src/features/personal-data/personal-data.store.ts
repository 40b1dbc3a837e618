import type { DataSection } from '@reset/service-kit';

/** Where somebody is signed in, and staff who view the product as her are not. */
export const PERSONAL_DATA: readonly DataSection[] = [
  {
    name: 'sessions',
    query: `
      SELECT device, created_at, last_seen_at, second_factor_at FROM session
       WHERE real_user_id = :userId ORDER BY created_at, id`,
  },
];

/** Tables that are not in it, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  call_count: 'counts of calls by keys, forgotten within the hour',
  session_floor: 'a number below which her sessions are void',
  subscription: 'how far events are read, of nobody',
  subscription_subject: 'counts events of others, which keep them',
};
