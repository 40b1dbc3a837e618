import { createHmac } from 'node:crypto';

/** The headers by which Synctera proves that a body is its own, as of now. */
export function signWebhook(body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'request-timestamp': timestamp,
    'synctera-signature': signature,
  };
}
