import Type, { type Static } from 'typebox';
import { body, text } from '../fields.ts';
import { LinkToken, PasswordScore } from './passwords.ts';
import { Password } from './sign-in.ts';

/**
 * POST /users/confirmations: what the button behind the link in the mail sends.
 * In another browser than the one that signed up it needs a new password, so
 * that who signed up with somebody else's address gains nothing by her click.
 */
export const ConfirmRequest = body({
  confirmation_token: LinkToken,
  user: Type.Optional(body({ password: Password })),
  score: Type.Optional(PasswordScore),
});
export type ConfirmRequest = Static<typeof ConfirmRequest>;

/** 200: confirmed, and where to go; or nothing happened yet, because a password is needed. */
export const ConfirmReply = Type.Object({
  location: Type.Optional(Type.String()),
  password_required: Type.Optional(Type.Literal(true)),
});
export type ConfirmReply = Static<typeof ConfirmReply>;

/**
 * PUT /users/unconfirmed_email, answered with 204: the address that was meant, while none is
 * confirmed. Who has that address already gets the same answer, and its owner a mail.
 */
export const CorrectEmailRequest = body({
  user: body({ email: text(255) }),
  current_password: Password,
});
export type CorrectEmailRequest = Static<typeof CorrectEmailRequest>;
