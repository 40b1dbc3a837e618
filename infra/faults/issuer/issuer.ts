import { randomUUID } from 'node:crypto';

/** The card issuer's own calls, as the sandbox imitates them. */
export type Issuer = {
  /** What it signs with, made on the first call. */
  secret(): Promise<string>;
};

export function openIssuer(sandboxUrl: string): Issuer {
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const reply = await fetch(`${sandboxUrl}/synctera/v0${path}`, {
      method,
      headers: {
        authorization: 'Bearer faults',
        'idempotency-key': randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${method} ${path} was ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Answer;
  };
  return {
    secret: async () => (await ask<{ secret: string }>('POST', '/webhook_secrets')).secret,
  };
}
