import Type, { type Static } from 'typebox';
import { Id, Instant, nullable } from '../fields.ts';
import { AdminUserDetail } from './user-detail.ts';
import { UserConfig } from './user-config.ts';

/** Newest registration first unless it is named; people without a value come last. */
export const UserOrder = Type.Union([Type.Literal('latest_transaction'), Type.Literal('pay_date')]);
export type UserOrder = Static<typeof UserOrder>;

/**
 * GET /admin/users: everybody. GET /admin/card_accounts: who has a card, and with
 * `sort_by=latest_transaction` who has bought with it. GET /admin/card_applicants: who has none and
 * is not of staff. `page` is 1 when it is missing or not a number. `search` leaves who has this id
 * or these last four characters of one, and who has in her name and email for each of its words one
 * that begins with it; who is meant exactly comes first.
 */
export const AdminUsersQuery = Type.Object(
  {
    page: Type.Optional(Type.String({ maxLength: 100 })),
    search: Type.Optional(Type.String({ maxLength: 255, pattern: '^[^\\u0000]*$' })),
    sort_by: Type.Optional(UserOrder),
  },
  { additionalProperties: false },
);

/**
 * A person as staff see her. What is optional is told by the calls that own it,
 * and left out wherever nobody has told it: absent is unknown, null is none.
 */
export const AdminUser = Type.Object({
  id: Id,
  /** The id's last four characters. */
  short_id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** Is of staff. */
  admin: Type.Boolean(),
  created_at: Instant,
  /** null for somebody who has never signed in. */
  last_sign_in_at: nullable(Instant),
  /** The latest purchase that was not declined; null without one. */
  latest_transaction_date: nullable(Instant),
  user_config: UserConfig,
  ...AdminUserDetail.properties,
});
export type AdminUser = Static<typeof AdminUser>;

/** 25 people a page; `total_pages` is 0 when there is nobody. */
export const AdminUsers = Type.Object({
  users: Type.Array(AdminUser),
  total_pages: Type.Integer(),
});
export type AdminUsers = Static<typeof AdminUsers>;
