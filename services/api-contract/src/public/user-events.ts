import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { Instant, nullable } from '../fields.ts';

/* What the public service tells of people. The subject is the user. */

const identity = {
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  /** Whether the address is confirmed. */
  confirmed: Type.Boolean(),
  partner_slug: nullable(Type.String()),
  created_at: Instant,
  /** What follows is absent before it was published; then everybody was published again. */
  deactivated: Type.Optional(Type.Boolean()),
  /** Ten digits; null when she never gave any. */
  phone_number: Type.Optional(nullable(Type.String())),
  /** How she came to us; null is not known. */
  acquisition: Type.Optional(
    Type.Object({
      product_name: nullable(Type.String()),
      referral_slug: nullable(Type.String()),
      group_id: nullable(Type.String()),
      utm_campaign: nullable(Type.String()),
      utm_source: nullable(Type.String()),
      utm_medium: nullable(Type.String()),
    }),
  ),
};

/** An account was made. */
export const UserRegistered = eventType('user.registered', identity);

/** Something of an account is another than before; the payload tells all of it, as it is now. */
export const UserChanged = eventType('user.changed', identity);

/** Somebody has signed in, at `occurred_at`. */
export const UserSignedIn = eventType('user.signed_in', {});

/**
 * Whoever was signed in as this person no longer is, if it was by an older version than
 * `session_version`; where that is absent, before `occurred_at`.
 */
export const UserSessionsEnded = eventType('user.sessions_ended', {
  session_version: Type.Optional(Type.Integer({ minimum: 0 })),
  because: Type.Union([
    Type.Literal('password_changed'),
    Type.Literal('second_factor_changed'),
    Type.Literal('deactivated'),
    Type.Literal('ended_by_staff'),
  ]),
});

/** By type, for subscribers. */
export const userEvents = {
  'user.registered': UserRegistered,
  'user.changed': UserChanged,
  'user.signed_in': UserSignedIn,
  'user.sessions_ended': UserSessionsEnded,
};
export type UserEvent = Static<(typeof userEvents)[keyof typeof userEvents]>;
