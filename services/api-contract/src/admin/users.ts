import Type, { type Static } from 'typebox';
import { Id, Instant, nullable } from '../fields.ts';
import { AdminUserDetail } from './user-detail.ts';
import { UserConfig } from './user-config.ts';

/** Who is in a list (decision C-071). */
export const UserGroup = Type.Union([
  Type.Literal('all'),
  Type.Literal('cardholders'),
  Type.Literal('active_cardholders'),
  Type.Literal('applicants'),
  Type.Literal('eligible'),
  Type.Literal('inactive'),
]);
export type UserGroup = Static<typeof UserGroup>;

/** Newest registration first unless it is named; people without a value come last. */
export const UserOrder = Type.Union([Type.Literal('latest_transaction'), Type.Literal('pay_date')]);
export type UserOrder = Static<typeof UserOrder>;

/** GET /admin/users. `page` is 1 when it is missing or not a number. */
export const AdminUsersQuery = Type.Object(
  {
    page: Type.Optional(Type.String({ maxLength: 100 })),
    user_group: Type.Optional(UserGroup),
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
