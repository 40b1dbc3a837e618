import type { Knex } from 'knex';
import type { SignUp } from '#features/sign-up/sign-up.ts';
import type { User } from '#features/users/users.ts';
import { makeAccount } from './account-changes-store.ts';

type SignUpRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  product_name: SignUp['productName'];
  partner_slug: string | null;
  referral_slug: string | null;
  group_id: string | null;
  utm_campaign: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  created_at: Date;
};

/** A sign-up that no account came of yet and that is no older; null when there is none. */
export async function readOpenSignUp(
  database: Knex,
  id: string,
  oldest: Date,
): Promise<SignUp | null> {
  const row = await database<SignUpRow & { used_at: Date | null }>('sign_up')
    .where({ id, used_at: null })
    .where('created_at', '>', oldest)
    .first();
  return row ? fromRow(row) : null;
}

type Ending = {
  id: string;
  /** Older ones no longer count. */
  oldest: Date;
  passwordHash: string;
  /** null while the address is not confirmed. */
  confirmedAt: Date | null;
  now: Date;
};

/**
 * Uses a sign-up up and makes its account; null when it was used or has run out,
 * or when somebody has the address by now.
 */
export async function finishSignUp(
  transaction: Knex.Transaction,
  { id, oldest, passwordHash, confirmedAt, now }: Ending,
): Promise<User | null> {
  const [row] = await transaction('sign_up')
    .where({ id, used_at: null })
    .where('created_at', '>', oldest)
    .update({ used_at: now })
    .returning<SignUpRow[]>('*');
  if (!row) return null;
  const user = {
    ...fromRow(row),
    isSeeded: false,
    confirmedAt,
    phoneNumber: null,
    mfaEnabledAt: null,
    createdAt: now,
  };
  return makeAccount(transaction, user, passwordHash);
}

export const toSignUpRow = (signUp: SignUp): SignUpRow => ({
  id: signUp.id,
  email: signUp.email,
  first_name: signUp.firstName,
  last_name: signUp.lastName,
  product_name: signUp.productName,
  partner_slug: signUp.partnerSlug,
  referral_slug: signUp.referralSlug,
  group_id: signUp.groupId,
  utm_campaign: signUp.utmCampaign,
  utm_source: signUp.utmSource,
  utm_medium: signUp.utmMedium,
  created_at: signUp.createdAt,
});

const fromRow = (row: SignUpRow): SignUp => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  productName: row.product_name,
  partnerSlug: row.partner_slug,
  referralSlug: row.referral_slug,
  groupId: row.group_id,
  utmCampaign: row.utm_campaign,
  utmSource: row.utm_source,
  utmMedium: row.utm_medium,
  createdAt: row.created_at,
});
