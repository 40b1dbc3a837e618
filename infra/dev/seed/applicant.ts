import {
  IDENTITY_HEADER,
  InternalCallError,
  parsePrivateKey,
  tokenSigner,
} from '@reset/service-kit';
import type { Secrets } from '../data/secrets.ts';
import type { Settings } from '../settings.ts';

/** Calls of one person below /api/v1, as the gateway hands them on; refused ones throw InternalCallError. */
export type Applicant = {
  get<Reply>(path: string): Promise<Reply>;
  post<Reply>(path: string, body?: object): Promise<Reply>;
};

/**
 * The calls that people make in the browser, made for a seeded person with the gateway's key, which
 * is at hand where people are seeded and nowhere else.
 * @param to the service that owns the calls
 */
export function applicantClient(
  { services }: Settings,
  { keys }: Secrets,
  to: 'onboarding' | 'member',
): (userId: string) => Applicant {
  const service = services.find(({ name }) => name === to);
  const [key] = keys['gateway'] ?? [];
  if (!service || !key) throw new Error(`Nobody can apply at ${to} here.`);
  const sign = tokenSigner({
    type: 'reset-identity+jwt',
    issuer: 'gateway',
    audience: to,
    privateKey: parsePrivateKey(key.privateKey),
  });
  return (userId) => {
    const call = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
      const claims = { sid: `seed-${userId}`, sub: userId, real: userId, roles: ['member'] };
      const reply = await fetch(`${service.url}/api/v1${path}`, {
        method,
        headers: {
          [IDENTITY_HEADER]: sign({ ...claims, mfa: null }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await reply.text();
      if (!reply.ok) {
        const message = `${method} ${path} was answered with ${reply.status}: ${text}`;
        throw new InternalCallError(message, reply.status, 'refused');
      }
      return (text === '' ? undefined : JSON.parse(text)) as Reply;
    };
    return {
      get: (path) => call('GET', path),
      post: (path, body) => call('POST', path, body),
    };
  };
}
