import type { Database } from '@reset/service-kit';
import type { User } from './users.ts';

/** More than that have something in common by chance. */
const MAX_SAME = 20;

type Compared = Pick<User, 'id' | 'phoneNumber' | 'firstName' | 'lastName'>;

/** Other accounts with her phone number, and with her name. */
export async function readSame(
  database: Database,
  { id, phoneNumber, firstName, lastName }: Compared,
): Promise<{ phone: string[]; name: string[] }> {
  const others = () => database('users').whereNot({ id }).orderBy('id').limit(MAX_SAME);
  const [phone, name] = await Promise.all([
    phoneNumber === null ? [] : others().where({ phone_number: phoneNumber }).pluck('id'),
    others().whereRaw(SAME_NAME, [lastName, firstName]).pluck('id'),
  ]);
  return { phone, name };
}

const SAME_NAME = 'lower(last_name) = lower(?) AND lower(first_name) = lower(?)';

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

const DATA_EXPORTS = `
  SELECT 'data_export:' || id, exported_at, 'account', 'data_exported', NULL::bigint, NULL, NULL::uuid,
         NULL::uuid
    FROM data_export WHERE user_id = :userId
`;

/** All that happened to the account `:userId`, for readTimeline. */
export const PUBLIC_TIMELINE = [ACCOUNT, MAILS, DATA_EXPORTS].join(' UNION ALL ');
