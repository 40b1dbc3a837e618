// An entry of its own, which travels with the remotes that ask for a passkey and not with every page.
import type {
  AddPasskeyRequest,
  AuthenticationOptions,
  AuthenticationOptionsRequest,
  PasskeyAssertion as WirePasskeyAssertion,
  PasskeyList,
  Passkey as WirePasskey,
  RegistrationOptions as WireRegistrationOptions,
} from '@reset/api-contract/public/passkeys.ts';
import { api, unwrap, type ApiError, type Camelized } from '@reset/remote-sdk';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';

export type Passkey = Camelized<WirePasskey>;
export type PasskeyAssertion = Camelized<WirePasskeyAssertion>;
export type RegistrationOptions = Camelized<WireRegistrationOptions>;
export type NewCredential = Camelized<AddPasskeyRequest['credential']>;

const PATH = '/users/passkeys';

/** GET /users/passkeys: hers, in the order in which they were added. */
export const passkeysQuery = queryOptions({
  queryKey: ['users', 'passkeys'],
  queryFn: async () => unwrap(await api.get<Camelized<PasskeyList>>(PATH)).passkeys,
});

/** Whether this browser knows passkeys at all. */
export const isPasskeySupported = (): boolean => browserSupportsWebAuthn();

/** What came of asking the browser. `cancelled`: she closed its window, or nobody wants it any more. */
type Ceremony<Made> =
  | { is: 'done'; made: Made }
  | { is: 'cancelled' }
  /** The browser or the device could not do it. */
  | { is: 'unable' };

interface Asking {
  /** Waits until one is chosen of the browser's suggestions at a field, in the place of its window. */
  isAutofill?: boolean;
  /** Takes it back. */
  signal?: AbortSignal;
}

/**
 * Has a passkey sign, in the browser's own window, or from its suggestions at a field whose
 * `autocomplete` ends in `webauthn`, where the browser has such. One that is asked after another
 * cancels that.
 */
export async function signByPasskey(
  purpose: AuthenticationOptionsRequest['purpose'],
  { isAutofill = false, signal }: Asking = {},
): Promise<Ceremony<PasskeyAssertion> | { is: 'refused'; error: ApiError }> {
  if (isAutofill && !(await browserSupportsWebAuthnAutofill())) return { is: 'unable' };
  const options = await api.post<Camelized<AuthenticationOptions>>(
    `${PATH}/authentication_options`,
    { purpose } satisfies AuthenticationOptionsRequest,
  );
  if (signal?.aborted) return { is: 'cancelled' };
  if (!options.ok) return { is: 'refused', error: options.error };
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', stop);
  const signed = await perform(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: options.data,
      useBrowserAutofill: isAutofill,
    });
    const { clientDataJSON: clientDataJson, authenticatorData, signature, userHandle } = response;
    return {
      id,
      clientDataJson,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    };
  });
  signal?.removeEventListener('abort', stop);
  return signed.is === 'known' ? { is: 'unable' } : signed;
}

/** Has the browser make a passkey. `known`: the device that she chose holds one of hers already. */
export const makePasskey = (
  options: RegistrationOptions,
): Promise<Ceremony<NewCredential> | { is: 'known' }> =>
  perform(async () => {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON: clientDataJson, attestationObject, transports } = response;
    return {
      id,
      clientDataJson,
      attestationObject,
      ...(transports === undefined ? {} : { transports }),
    };
  });

async function perform<Made>(ask: () => Promise<Made>): Promise<Ceremony<Made> | { is: 'known' }> {
  try {
    return { is: 'done', made: await ask() };
  } catch (error) {
    return { is: outcomeOf(error) };
  }
}

/** By the names of WebAuthn Level 3, 5.1.3 and 5.1.4. */
function outcomeOf(error: unknown): 'cancelled' | 'known' | 'unable' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'unable';
}
