import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const MAX_TRIES = 10;
const AGAIN_MS = 300;

/** The sandbox refused what it was asked. */
export class SandboxRefused extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.name = 'SandboxRefused';
    this.status = status;
  }
}

/** A call of the sandbox by its path. @throws SandboxRefused */
export type SandboxClient = <Answer>(
  method: string,
  path: string,
  body?: object,
) => Promise<Answer>;

export const sandboxClient =
  (sandboxUrl: string): SandboxClient =>
  async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const request: RequestInit = {
      method,
      headers: {
        authorization: 'Bearer faults',
        'idempotency-key': randomUUID(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
    const { status, text } = await withRetries(`${sandboxUrl}${path}`, request);
    if (status >= 400) throw new SandboxRefused(`${method} ${path} was ${status}: ${text}`, status);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };

/** The server gave up waiting for the request, and has read nothing of it. */
const REQUEST_TIMEOUT = 408;

/**
 * Retries with the same idempotency key where no answer came: a kept connection may have just closed, or
 * a busy machine have been too slow to send.
 */
async function withRetries(url: string, request: RequestInit) {
  for (let tries = 1; ; tries += 1) {
    try {
      const reply = await fetch(url, request);
      const text = await reply.text();
      if (reply.status === REQUEST_TIMEOUT) throw new Error(`${url} was ${text}`);
      return { status: reply.status, text };
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await pause(AGAIN_MS);
    }
  }
}
