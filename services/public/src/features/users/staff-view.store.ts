import type { Database } from '@reset/service-kit';
import type { User } from './users.ts';

/** More than that share a phone by chance. */
const MAX_SAME = 20;

/** Other accounts with her phone number. */
export const readSamePhone = (
  database: Database,
  { id, phoneNumber }: Pick<User, 'id' | 'phoneNumber'>,
): Promise<string[]> =>
  database('users')
    .where({ phone_number: phoneNumber })
    .whereNot({ id })
    .orderBy('id')
    .limit(MAX_SAME)
    .pluck('id');

const ACCOUNT = `
  SELECT 'event:' || subject_version AS id, occurred_at AS at, 'account' AS kind, type,
         NULL::bigint AS cents, payload ->> 'because' AS detail, NULL::uuid AS object_id,
         NULL::uuid AS made_by
    FROM event WHERE subject = :userId
`;

/** Of mails those with a link, for as long as their links are kept. */
const MAILS = `
  SELECT 'confirmation:' || id, created_at, 'mail', 'confirmation_mail', NULL::bigint, NULL,
         NULL::uuid, NULL::uuid
    FROM email_confirmation WHERE user_id = :userId
  UNION ALL
  SELECT 'password_reset:' || id, created_at, 'mail', 'password_mail', NULL::bigint, NULL,
         NULL::uuid, NULL::uuid
    FROM password_reset WHERE user_id = :userId
`;

/** All that happened to the account `:userId`, for readTimeline. */
export const PUBLIC_TIMELINE = [ACCOUNT, MAILS].join(' UNION ALL ');
