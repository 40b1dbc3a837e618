import { afterEach, beforeEach } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';

type Credentials = Pick<CredentialsContainer, 'create' | 'get'>;
type Asked = { kind: keyof Credentials; mediation: string | undefined; options: object };
type Open = Asked & {
  resolve: (credential: unknown) => void;
  reject: (error: Error) => void;
};

const bytes = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text)).buffer;

/** What a passkey brings, as `base64url` of these words. */
const BROUGHT = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client data'),
    authenticatorData: bytes('authenticator data'),
    signature: bytes('signature'),
    userHandle: bytes('owner'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/** What the server is then sent of a passkey that signed. */
export const ASSERTION = {
  id: 'a2V5',
  client_data_json: 'Y2xpZW50IGRhdGE',
  authenticator_data: 'YXV0aGVudGljYXRvciBkYXRh',
  signature: 'c2lnbmF0dXJl',
  user_handle: 'b3duZXI',
};

/** And of one that was made. */
export const CREDENTIAL = {
  id: 'a2V5',
  client_data_json: 'Y2xpZW50IGRhdGE',
  attestation_object: 'YXR0ZXN0YXRpb24',
  transports: ['internal'],
};

/** What the server has a passkey sign. */
export const AUTHENTICATION_OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp_id: 'localhost',
  timeout: 300_000,
  user_verification: 'required',
};

/** What the server has a passkey made of. */
export const REGISTRATION_OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Reset' },
  user: { id: 'b3duZXI', name: 'rosa@example.com', display_name: 'Rosa Marin' },
  pub_key_cred_params: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  exclude_credentials: [],
  authenticator_selection: {
    resident_key: 'required',
    require_resident_key: true,
    user_verification: 'required',
  },
  attestation: 'none',
};

/** Makes the browser of each test of a file one that knows passkeys. */
export function passkeyBrowser() {
  const asked: Asked[] = [];
  let open: Open[] = [];
  let suggests = false;

  const ask =
    (kind: keyof Credentials) =>
    ({ mediation, publicKey, signal }: CredentialRequestOptions & CredentialCreationOptions) =>
      new Promise((resolve, reject) => {
        const request: Asked = { kind, mediation, options: publicKey ?? {} };
        const one: Open = { ...request, resolve, reject };
        asked.push(request);
        open.push(one);
        signal?.addEventListener('abort', () => {
          open = open.filter((other) => other !== one);
          reject(new DOMException('Taken back.', 'AbortError'));
        });
      });

  beforeEach(() => {
    asked.length = 0;
    open = [];
    suggests = false;
    const known = { isConditionalMediationAvailable: async () => suggests };
    Object.assign(globalThis, { PublicKeyCredential: Object.assign(() => undefined, known) });
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: { create: ask('create'), get: ask('get') },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  const last = async (): Promise<Open> => {
    await waitFor(() => {
      if (open.length === 0) throw new Error('The browser is asked for nothing.');
    });
    return open.pop() as Open;
  };

  return {
    /** What it was asked for, in order. */
    asked,
    /** How many windows and suggestions wait for her. */
    waiting: () => open.length,
    /** It suggests passkeys at fields, too. */
    suggestPasskeys: () => void (suggests = true),
    /** She does as the browser asks. */
    async bring(): Promise<void> {
      const { resolve } = await last();
      await act(async () => resolve(BROUGHT));
    },
    /** It ends with an error of this name; she closed the window unless it is named. */
    async fail(name = 'NotAllowedError'): Promise<void> {
      const { reject } = await last();
      await act(async () => reject(new DOMException('It was not to be.', name)));
    },
  };
}
