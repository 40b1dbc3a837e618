import type { InternalClient } from '../src/internal/internal-client.ts';

/** Another service's client of which a test says what it answers; what it does not say is a fault. */
export function fakeClient(answers: Partial<InternalClient> = {}): InternalClient {
  const unexpected = (method: string) => (path: string) =>
    Promise.reject(new Error(`Nobody expects ${method} ${path} here.`));
  return {
    get: unexpected('GET'),
    post: unexpected('POST'),
    put: unexpected('PUT'),
    delete: unexpected('DELETE'),
    ...answers,
  };
}
