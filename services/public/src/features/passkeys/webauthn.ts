import type {
  AddPasskeyRequest,
  AuthenticationOptions,
  PasskeyAssertion,
  RegistrationOptions,
} from '@reset/api-contract/public/passkeys.ts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers';
import type { User } from '#features/users/users.ts';
import { CHALLENGE_BYTES, CHALLENGE_MINUTES, type Passkey } from './passkey.ts';

/* What we ask of authenticators, and how their answers are judged (WebAuthn Level 3, 7.1 and 7.2). */

/** Whom a passkey is for, in WebAuthn's words. */
export type RelyingParty = { id: string; origin: string };

/** By the product's own address, which is a setting: no header of a request has a say in it. */
export function relyingPartyOf(address: string): RelyingParty {
  const { hostname: id, origin } = new URL(address);
  return { id, origin };
}

const NAME = 'Reset';
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
/** Ed25519, ECDSA on P-256, and RSA for Windows Hello. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
/** So that no id can be guessed, by which attempts are counted. */
const MIN_CREDENTIAL_ID_BYTES = 16;

type Known = Pick<Passkey, 'credentialId' | 'transports'>;

/** What her browser makes a passkey of. @param existing those that she has */
export const registrationOptions = (
  { id, email, firstName, lastName }: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>,
  { party, challenge, existing }: { party: RelyingParty; challenge: Buffer; existing: Known[] },
): RegistrationOptions => ({
  challenge: challenge.toString('base64url'),
  rp: { id: party.id, name: NAME },
  user: { id: userHandleOf(id), name: email, display_name: `${firstName} ${lastName}` },
  pub_key_cred_params: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: TIMEOUT_MS,
  exclude_credentials: existing.map(toDescriptor),
  authenticator_selection: {
    resident_key: 'required',
    require_resident_key: true,
    user_verification: 'required',
  },
  attestation: 'none',
});

/** What her browser has signed. @param allowed null where any passkey will do */
export const authenticationOptions = ({
  party,
  challenge,
  allowed,
}: {
  party: RelyingParty;
  challenge: Buffer;
  allowed: Known[] | null;
}): AuthenticationOptions => ({
  challenge: challenge.toString('base64url'),
  rp_id: party.id,
  timeout: TIMEOUT_MS,
  user_verification: 'required',
  ...(allowed === null ? {} : { allow_credentials: allowed.map(toDescriptor) }),
});

const toDescriptor = ({ credentialId, transports }: Known) => ({
  type: 'public-key' as const,
  id: credentialId.toString('base64url'),
  transports,
});

/** How an authenticator knows an account: by the bytes of its id. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

/** The challenge that was signed; null for what is none of ours, or was signed in a frame of others. */
export async function challengeIn(clientDataJson: string): Promise<Buffer | null> {
  const clientData = await orNull(async () => decodeClientDataJSON(clientDataJson));
  const { challenge, crossOrigin } = clientData ?? {};
  if (typeof challenge !== 'string' || crossOrigin === true) return null;
  const bytes = Buffer.from(challenge, 'base64url');
  const isOurs = bytes.length === CHALLENGE_BYTES && bytes.toString('base64url') === challenge;
  return isOurs ? bytes : null;
}

type Expected = { challenge: Buffer; party: RelyingParty };

/** A passkey that was just made; null for whatever is not as it was asked for. */
export async function readRegistration(
  credential: AddPasskeyRequest['credential'],
  { challenge, party }: Expected,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { id, transports = [], client_data_json: clientDataJSON } = credential;
  const { attestation_object: attestationObject } = credential;
  if (!(await isUnattested(attestationObject))) return null;
  const { registrationInfo: made } =
    (await orNull(() =>
      verifyRegistrationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON, attestationObject },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge.toString('base64url'),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    )) ?? {};
  if (made?.credential.id !== id) return null;
  const credentialId = Buffer.from(id, 'base64url');
  if (credentialId.length < MIN_CREDENTIAL_ID_BYTES) return null;
  const { publicKey, counter } = made.credential;
  return { credentialId, publicKey: Buffer.from(publicKey), counter, transports };
}

/** How often a passkey has signed by now; null for whatever is not as it was asked for. */
export async function readAssertion(
  assertion: PasskeyAssertion,
  { challenge, party, publicKey }: Expected & Pick<Passkey, 'publicKey'>,
): Promise<number | null> {
  const { id, signature } = assertion;
  const read = await orNull(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: assertion.client_data_json,
          authenticatorData: assertion.authenticator_data,
          signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The library judges the counter before the signature, by which anybody could say that one
      // went back; `isCounterReversed` judges it of what was signed.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    }),
  );
  return read?.verified ? read.authenticationInfo.newCounter : null;
}

/**
 * Whether nobody but the key itself vouches for the key: no attestation, or its own signature. All
 * others bring certificates, of which the library would ask other hosts whether they are revoked.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const form = await orNull(async () => {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    return {
      name: decoded.get('fmt'),
      hasCertificates: decoded.get('attStmt').get('x5c') !== undefined,
    };
  });
  return form?.name === 'none' || (form?.name === 'packed' && !form.hasCertificates);
}

// What an authenticator sends need not be what it should be, and the library throws at all of it.
async function orNull<Read>(read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
