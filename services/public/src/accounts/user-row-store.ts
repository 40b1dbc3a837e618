import type { Knex } from 'knex';
import type { User } from '#features/users/users.ts';

/** A person before she is one. */
export type NewUser = Omit<User, 'isStaff' | 'deactivatedAt'>;

type UserRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  seeded: boolean;
  confirmed_at: Date | null;
  partner_slug: string | null;
  referral_slug: string | null;
  product_name: User['productName'];
  group_id: string | null;
  utm_campaign: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  phone_number: string | null;
  mfa_enabled_at: Date | null;
  deactivated_at: Date | null;
  created_at: Date;
};

/** What of a person is written. */
export const toRow = (state: NewUser): Omit<UserRow, 'deactivated_at'> => ({
  id: state.id,
  email: state.email,
  first_name: state.firstName,
  last_name: state.lastName,
  seeded: state.isSeeded,
  confirmed_at: state.confirmedAt,
  partner_slug: state.partnerSlug,
  referral_slug: state.referralSlug,
  product_name: state.productName,
  group_id: state.groupId,
  utm_campaign: state.utmCampaign,
  utm_source: state.utmSource,
  utm_medium: state.utmMedium,
  phone_number: state.phoneNumber,
  mfa_enabled_at: state.mfaEnabledAt,
  created_at: state.createdAt,
});

/** The person whose row this is; null when there is none. */
export async function readUser(
  database: Knex,
  which: Pick<UserRow, 'id'> | Pick<UserRow, 'email'>,
): Promise<User | null> {
  const row: (UserRow & { is_staff: boolean }) | undefined = await database('users')
    .where(which)
    .select('*', database.raw('id IN (SELECT user_id FROM staff) AS is_staff'))
    .first();
  return row
    ? {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        isStaff: row.is_staff,
        isSeeded: row.seeded,
        confirmedAt: row.confirmed_at,
        partnerSlug: row.partner_slug,
        referralSlug: row.referral_slug,
        productName: row.product_name,
        groupId: row.group_id,
        utmCampaign: row.utm_campaign,
        utmSource: row.utm_source,
        utmMedium: row.utm_medium,
        phoneNumber: row.phone_number,
        mfaEnabledAt: row.mfa_enabled_at,
        deactivatedAt: row.deactivated_at,
        createdAt: row.created_at,
      }
    : null;
}

/** The person as she is, and nobody else changes her until the commit; null when there is none. */
export async function lockUser(transaction: Knex.Transaction, id: string): Promise<User | null> {
  await transaction('users').where({ id }).forNoKeyUpdate().select('id');
  return readUser(transaction, { id });
}
