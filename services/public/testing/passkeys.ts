import type {
  AuthenticationOptions,
  Passkey,
  PasskeyAssertion,
  RegistrationOptions,
} from '@reset/api-contract/public/passkeys.ts';
import { newId } from '@reset/service-kit';
import { asCaller, asMember, asVisitor } from '@reset/service-kit/testing';
import { PASSWORD, type PublicServiceUnderTest } from './public-service.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

const PATH = '/api/v1/users/passkeys';

type Purpose = 'sign_in' | 'second_step' | 'confirm';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What browsers send of passkeys to this service, each under a session of its own. */
export function passkeyCalls({ app, context }: PublicServiceUnderTest) {
  const call = (headers: Record<string, string>, method: Method, path: string, payload?: object) =>
    app.inject({ method, url: PATH + path, headers, ...(payload ? { payload } : {}) });

  /** Somebody who is signed in. */
  function member(userId: string, sessionId = newId()) {
    const headers = asMember(userId, { audience: 'public', sessionId });
    const ask = (method: Method, path: string, payload?: object) =>
      call(headers, method, path, payload);
    const begin = (more: object = {}) =>
      ask('POST', '/registration_options', { password: PASSWORD, ...more });
    const add = (credential: object, name = 'Phone') => ask('POST', '', { name, credential });
    return {
      userId,
      sessionId,
      ask,
      begin,
      add,
      list: async () => (await ask('GET', '')).json<{ passkeys: Passkey[] }>().passkeys,
      rename: (id: string, name: unknown) => ask('PUT', `/${id}`, { name }),
      remove: (id: string, more: object = {}) =>
        ask('DELETE', `/${id}`, { password: PASSWORD, ...more }),
      options: (purpose: Purpose) => ask('POST', '/authentication_options', { purpose }),
      async registrationOptions(): Promise<RegistrationOptions> {
        return (await begin()).json<{ options: RegistrationOptions }>().options;
      },
    };
  }

  /** Somebody without a session. */
  function visitor({
    sessionId = newId(),
    deviceId,
  }: { sessionId?: string; deviceId?: string } = {}) {
    const headers = asVisitor({
      audience: 'public',
      sessionId,
      ...(deviceId === undefined ? {} : { deviceId }),
    });
    const options = (purpose: Purpose) =>
      call(headers, 'POST', '/authentication_options', { purpose });
    return {
      sessionId,
      headers,
      options,
      challenge: async (purpose: Purpose = 'sign_in') =>
        (await options(purpose)).json<AuthenticationOptions>(),
      signIn: (assertion: object) => call(headers, 'POST', '/sign_in', assertion),
    };
  }

  /** Her passkey, added by an authenticator that is new. */
  async function addPasskey(userId: string, name = 'Phone') {
    const her = member(userId);
    const authenticator = softwareAuthenticator(context.config.ORIGIN);
    const reply = await her.add(authenticator.register(await her.registrationOptions()), name);
    if (reply.statusCode !== 201) throw new Error(`The passkey was refused: ${reply.body}`);
    return { authenticator, passkey: reply.json<Passkey>(), her };
  }

  return {
    member,
    visitor,
    addPasskey,
    /** As the admin service asks at its gate. */
    check: (userId: string, sessionId: string, passkey: PasskeyAssertion) =>
      app.inject({
        method: 'POST',
        url: `/internal/users/${userId}/check_passkey`,
        headers: asCaller('admin', { audience: 'public' }),
        payload: { session_id: sessionId, passkey },
      }),
  };
}
