import Type, { type Static } from 'typebox';
import { body } from '../fields.ts';
import { Password } from './sign-in.ts';

/** POST /internal/users/:id/check_password: whether it is hers. Counts as an attempt to sign in. */
export const CheckPassword = body({ password: Password });
export type CheckPassword = Static<typeof CheckPassword>;

export const CheckPasswordReply = Type.Object({ matches: Type.Boolean() });
export type CheckPasswordReply = Static<typeof CheckPasswordReply>;
