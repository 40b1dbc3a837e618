import type { FastifyError } from 'fastify';

/** An error as Synctera words it: a problem report of RFC 7807. */
export type SyncteraRefusal = { status: number; title: string; type: string; detail: string };

const refusal = (status: number, name: string, detail: string): SyncteraRefusal => ({
  status,
  title: name.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase()),
  type: `https://dev.synctera.com/errors/${name}`,
  detail,
});

export const noKey = refusal(401, 'unauthorized', 'a bearer API key is required');
export const unknownPath = refusal(404, 'not-found', 'there is nothing at this address');
export const unknown = (what: string) => refusal(404, 'not-found', `no such ${what}`);
export const badRequest = (detail: string) => refusal(400, 'bad-request-body', detail);
/** What its state does not allow. */
export const conflict = (detail: string) => refusal(409, 'conflict', detail);
export const keyReused = refusal(
  422,
  'idempotency-key-reused',
  'the idempotency key was used for another request',
);

/** Thrown where a request cannot be answered. */
export class SyncteraRefused extends Error {
  readonly refusal: SyncteraRefusal;
  constructor(refused: SyncteraRefusal) {
    super(refused.detail);
    this.refusal = refused;
  }
}

/** What Synctera would say to whatever was thrown. */
export function toSyncteraRefusal(error: FastifyError | SyncteraRefused): SyncteraRefusal {
  if (error instanceof SyncteraRefused) return error.refusal;
  return (error.statusCode ?? 500) < 500
    ? badRequest(error.message)
    : refusal(500, 'internal-error', 'something went wrong on our side');
}
