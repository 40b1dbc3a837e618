import Type, { type Static } from 'typebox';
import { body, Id, Instant, nullable, text } from '../fields.ts';
import { codeAwaited } from './code-awaited.ts';
import { OtpAttempt } from './second-factor.ts';
import { Password } from './sign-in.ts';

/*
 * Passkeys, as WebAuthn Level 3 has them: options as `navigator.credentials` takes them and answers
 * as it gives them, keys in snake_case and bytes in base64url.
 */

const base64url = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** At most 1023 bytes. */
const CredentialId = base64url(1364);

/** The ways to an authenticator as the browser names them: `internal`, `hybrid`, `usb`. */
const Transports = Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 8 });

/** What the owner calls it. */
export const PasskeyName = text(60);

const Descriptor = Type.Object({
  type: Type.Literal('public-key'),
  id: Type.String(),
  transports: Transports,
});

/** How long a challenge is good for, in milliseconds. */
const Timeout = Type.Integer();

/** What `navigator.credentials.create` takes. */
export const RegistrationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), display_name: Type.String() }),
  pub_key_cred_params: Type.Array(
    Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() }),
  ),
  timeout: Timeout,
  /** What she has already: no authenticator makes another beside it. */
  exclude_credentials: Type.Array(Descriptor),
  authenticator_selection: Type.Object({
    resident_key: Type.Literal('required'),
    require_resident_key: Type.Literal(true),
    user_verification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});
export type RegistrationOptions = Static<typeof RegistrationOptions>;

/** What `navigator.credentials.get` takes. */
export const AuthenticationOptions = Type.Object({
  challenge: Type.String(),
  rp_id: Type.String(),
  timeout: Timeout,
  user_verification: Type.Literal('required'),
  /** Absent where anybody may sign in by whatever passkey she has. */
  allow_credentials: Type.Optional(Type.Array(Descriptor)),
});
export type AuthenticationOptions = Static<typeof AuthenticationOptions>;

/** A passkey as its owner sees it. */
export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  created_at: Instant,
  /** null when it never was. */
  last_used_at: nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;

/** GET /users/passkeys, in the order in which they were added. */
export const PasskeyList = Type.Object({ passkeys: Type.Array(Passkey) });
export type PasskeyList = Static<typeof PasskeyList>;

const proof = { password: Password, otp_attempt: Type.Optional(OtpAttempt) };

/**
 * POST /users/passkeys/registration_options: the password once more, and a code where a second
 * factor is on, as for an authenticator app. 409 `passkeys_full` for who has ten.
 */
export const RegistrationOptionsRequest = body(proof);
export type RegistrationOptionsRequest = Static<typeof RegistrationOptionsRequest>;

/** 200: what the browser makes a passkey of, within five minutes and once; or a code is awaited. */
export const RegistrationOptionsReply = Type.Object({
  ...codeAwaited,
  options: Type.Optional(RegistrationOptions),
});
export type RegistrationOptionsReply = Static<typeof RegistrationOptionsReply>;

/** POST /users/passkeys: the passkey that the browser made. */
export const AddPasskeyRequest = body({
  name: PasskeyName,
  credential: body({
    id: CredentialId,
    client_data_json: base64url(4096),
    attestation_object: base64url(8192),
    transports: Type.Optional(Transports),
  }),
});
export type AddPasskeyRequest = Static<typeof AddPasskeyRequest>;

/** PUT /users/passkeys/:id: another name for it. */
export const RenamePasskeyRequest = body({ name: PasskeyName });
export type RenamePasskeyRequest = Static<typeof RenamePasskeyRequest>;

/** DELETE /users/passkeys/:id. */
export const RemovePasskeyRequest = body(proof);
export type RemovePasskeyRequest = Static<typeof RemovePasskeyRequest>;

/** 200: it serves no more; or a code is awaited. */
export const RemovePasskeyReply = Type.Object({ ...codeAwaited, success: Type.Boolean() });
export type RemovePasskeyReply = Static<typeof RemovePasskeyReply>;

/**
 * POST /users/passkeys/authentication_options: to sign in; in the place of the code, once the
 * password was right in this session; or to prove once more who is signed in.
 */
export const AuthenticationOptionsRequest = body({
  purpose: Type.Union([
    Type.Literal('sign_in'),
    Type.Literal('second_step'),
    Type.Literal('confirm'),
  ]),
});
export type AuthenticationOptionsRequest = Static<typeof AuthenticationOptionsRequest>;

/** What a passkey signed. */
export const PasskeyAssertion = body({
  id: CredentialId,
  client_data_json: base64url(4096),
  authenticator_data: base64url(2048),
  signature: base64url(1024),
  /** Whose it is; some authenticators leave it out where the options named the passkey. */
  user_handle: Type.Optional(base64url(88)),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

/**
 * POST /users/passkeys/sign_in, 200, to what a passkey signed: where the browser goes next, by a
 * full navigation. A passkey is both factors, so that no code is awaited. Whatever is wrong with it is
 * refused by 422 `passkey_unknown`, a challenge that serves no more by 422 `challenge_expired`.
 */
export const PasskeySignInReply = Type.Object({ location: Type.String() });
export type PasskeySignInReply = Static<typeof PasskeySignInReply>;

/**
 * Internal, POST /internal/users/:id/check_passkey, for services whose people prove once more who
 * they are: what a passkey signed for `confirm` in this session. Refused as `check_code` is.
 */
export const CheckPasskey = body({ session_id: Type.String(), passkey: PasskeyAssertion });
export type CheckPasskey = Static<typeof CheckPasskey>;

export const CheckPasskeyReply = Type.Object({ matches: Type.Boolean() });
export type CheckPasskeyReply = Static<typeof CheckPasskeyReply>;
