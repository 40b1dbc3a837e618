import Type, { type Static } from 'typebox';
import { Id } from '../fields.ts';

/** What somebody can have beside the password. */
export const SecondFactorKind = Type.Union([
  Type.Literal('authenticator_app'),
  Type.Literal('text'),
]);
export type SecondFactorKind = Static<typeof SecondFactorKind>;

/**
 * In an answer to the right password, where a second factor is on: the same call with a code is
 * awaited. Without an authenticator app a code was texted unless it says otherwise; with one a text is sent on request.
 */
export const codeAwaited = {
  mfa_required: Type.Optional(Type.Literal(true)),
  user_id: Type.Optional(Id),
  /** Where texts go; absent when none do. */
  phone_last_four: Type.Optional(Type.String()),
  /** So many were texted lately that none was now, and none is for so many seconds. */
  no_text_for_seconds: Type.Optional(Type.Integer()),
  /** What she has, the safest first. */
  second_factors: Type.Optional(Type.Array(SecondFactorKind)),
};
