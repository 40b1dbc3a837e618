import Type, { type Static } from 'typebox';
import { body } from '../fields.ts';
import { codeAwaited } from './code-awaited.ts';
import { OtpAttempt } from './second-factor.ts';
import { Password } from './sign-in.ts';

/** How often somebody gets a copy of her data within 24 hours. */
export const MAX_DATA_EXPORTS_A_DAY = 3;

/**
 * POST /users/data_export: a copy of all that is kept about who is signed in, by her password and, where
 * a second factor is on, a code.
 */
export const DataExportRequest = body({
  current_password: Password,
  otp_attempt: Type.Optional(OtpAttempt),
});
export type DataExportRequest = Static<typeof DataExportRequest>;

/** 200 as application/zip, or as this where a code is awaited. */
export const DataExportReply = Type.Object(codeAwaited);
export type DataExportReply = Static<typeof DataExportReply>;
