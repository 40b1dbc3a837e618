import type { Refusal, Wording } from '#http/refusals.ts';

/* Push services answer by status alone: RFC 8030, RFC 8292. */

const refusal = (status: number, message: string): Refusal => ({ status, message });

export const unknownSubscription = refusal(404, 'There is no such subscription');
export const goneSubscription = refusal(410, 'The subscription has ended');
export const noVapid = refusal(401, 'No VAPID token that can be believed');
export const otherSender = refusal(403, 'The subscription is of another application server');
export const badRequest = (what: string): Refusal => refusal(400, what);

export const pushWording: Wording = {
  badRequest: ({ message }) => badRequest(message),
  notFound: () => unknownSubscription,
  fault: refusal(500, 'Internal Server Error'),
  unavailable: refusal(503, 'Service Unavailable'),
  body: ({ message }) => ({ message }),
};
