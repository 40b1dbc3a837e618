import type { Refusal, Wording } from '#http/refusals.ts';

/* Errors as Synctera words them: problem reports of RFC 7807. */

const refusal = (status: number, name: string, detail: string): Refusal => ({
  status,
  title: name.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase()),
  type: `https://dev.synctera.com/errors/${name}`,
  detail,
});

export const noKey = refusal(401, 'unauthorized', 'a bearer API key is required');
export const unknown = (what: string) => refusal(404, 'not-found', `no such ${what}`);
export const badRequest = (detail: string) => refusal(400, 'bad-request-body', detail);
/** For what the state of a thing does not allow. */
export const conflict = (detail: string) => refusal(409, 'conflict', detail);
export const keyReused = refusal(
  422,
  'idempotency-key-reused',
  'the idempotency key was used for another request',
);

export const syncteraWording: Wording = {
  badRequest: ({ message }) => badRequest(message),
  notFound: () => refusal(404, 'not-found', 'there is nothing at this address'),
  fault: refusal(500, 'internal-error', 'something went wrong on our side'),
  body: (problem) => problem,
  contentType: 'application/problem+json; charset=utf-8',
};
