import Type, { type Static } from 'typebox';
import { Id, Instant, nullable } from '../fields.ts';
import { RepaymentMethod } from '../member/profile.ts';
import { amountsOf } from './amounts.ts';
import { pageQuery } from './page-query.ts';
import { AdminUserDetail } from './user-detail.ts';
import { UserConfig } from './user-config.ts';

/** Newest registration first unless it is named; people without a value come last. */
export const UserOrder = Type.Union([Type.Literal('latest_transaction'), Type.Literal('pay_date')]);
export type UserOrder = Static<typeof UserOrder>;

const search = { search: Type.Optional(Type.String({ maxLength: 255, pattern: '^[^\\u0000]*$' })) };

/**
 * GET /admin/users: everybody, or who repays by a method, by the pay date alone (decision C-104). With `search`, in any list, at most 50 of it in one page, each with
 * `matched_by`: by an id or its last four characters, the last four digits of a card, an email, a phone
 * number, words that begin so in her name, her email and her employer's name, and three letters or more
 * within a name, the part of an email before the at sign or the employer's name. Who is meant exactly
 * comes first, and the page and the order that are asked for do not count.
 */
export const AdminUsersQuery = Type.Object(
  {
    ...pageQuery,
    ...search,
    sort_by: Type.Optional(UserOrder),
    user_group: Type.Optional(RepaymentMethod),
  },
  { additionalProperties: false },
);

/**
 * GET /admin/card_accounts: who has a card; by the latest transaction who has bought with it, and of the
 * group of cardholders, behind them, who has not.
 */
export const AdminCardAccountsQuery = Type.Object(
  {
    ...pageQuery,
    ...search,
    sort_by: Type.Optional(Type.Literal('latest_transaction')),
    user_group: Type.Optional(Type.Literal('cardholders')),
  },
  { additionalProperties: false },
);
export type AdminCardAccountsQuery = Static<typeof AdminCardAccountsQuery>;

/**
 * GET /admin/card_applicants: who has no card and is not of staff. GET /admin/eligible_users: who may
 * have one. GET /admin/inactive_users: whose account is deactivated (docs/decisions/0057).
 */
export const AdminUserGroupQuery = Type.Object(
  { ...pageQuery, ...search },
  { additionalProperties: false },
);

/** By what somebody is found. */
export const MatchedBy = Type.Union([
  Type.Literal('id'),
  Type.Literal('short_id'),
  Type.Literal('card_last_four'),
  Type.Literal('email'),
  Type.Literal('phone_number'),
  Type.Literal('name'),
  Type.Literal('employer'),
]);
export type MatchedBy = Static<typeof MatchedBy>;

/**
 * A person as staff see her. What is optional is told by the calls that own it,
 * and left out wherever nobody has told it: absent is unknown, null is none.
 */
export const AdminUser = Type.Object(
  {
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
    /** Only of who is found by a search. */
    matched_by: Type.Optional(MatchedBy),
    ...AdminUserDetail.properties,
  },
  amountsOf({ of: 'id' }),
);
export type AdminUser = Static<typeof AdminUser>;

/** 25 people a page; `total_pages` is 0 when there is nobody. */
export const AdminUsers = Type.Object({
  users: Type.Array(AdminUser),
  total_pages: Type.Integer(),
});
export type AdminUsers = Static<typeof AdminUsers>;
