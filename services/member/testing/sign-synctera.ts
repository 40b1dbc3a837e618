import { createHmac } from 'node:crypto';

export const SYNCTERA_SECRET = 'synctera-webhook-secret';

/** What Synctera sends: the body and its headers, signed with each of the secrets, as of `at`. */
export function signSynctera(
  message: object | string,
  { at, secrets = [SYNCTERA_SECRET] }: { at: Date; secrets?: readonly string[] },
) {
  const payload = typeof message === 'string' ? message : JSON.stringify(message);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex'),
  );
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'request-timestamp': timestamp,
      'synctera-signature': signatures.join('.'),
    },
  };
}
