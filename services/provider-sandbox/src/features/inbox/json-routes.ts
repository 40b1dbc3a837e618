import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Deliveries } from '#deliveries/deliveries.ts';

const querystring = Type.Object({ to: Type.Optional(Type.String()) });

const Mails = Type.Array(
  Type.Object({
    to: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    html: Type.String(),
    sent_at: Type.String(),
  }),
);
const Texts = Type.Array(
  Type.Object({ to: Type.String(), text: Type.String(), sent_at: Type.String() }),
);

const Pushes = Type.Array(
  Type.Object({
    to: Type.String(),
    text: Type.String(),
    ttl: Type.Integer(),
    urgency: Type.String(),
    topic: Type.Union([Type.String(), Type.Null()]),
    sent_at: Type.String(),
  }),
);

/**
 * GET /inbox.json, /texts.json and /pushes.json: what was sent, to one person, phone or browser or to
 * all, newest first.
 */
export function registerInboxJson(app: Service, deliveries: Deliveries): void {
  app.get('/inbox.json', { schema: { querystring, response: { 200: Mails } } }, async (request) => {
    const { to: wanted } = request.query;
    return deliveries.mails().filter(({ to }) => !wanted || isSameAddress(to, wanted));
  });
  app.get('/texts.json', { schema: { querystring, response: { 200: Texts } } }, async (request) => {
    const { to: wanted } = request.query;
    return deliveries.texts().filter(({ to }) => !wanted || isSameNumber(to, wanted));
  });
  app.get(
    '/pushes.json',
    { schema: { querystring, response: { 200: Pushes } } },
    async (request) => {
      const { to: wanted } = request.query;
      return deliveries.pushes().filter(({ to }) => !wanted || to === wanted);
    },
  );
}

/** Whether two spellings are one mail address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.trim().toLowerCase();

/** Whether two spellings are one phone number, in this country with or without the 1. */
export const isSameNumber = (one: string, other: string): boolean => digits(one) === digits(other);

const digits = (number: string): string =>
  number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
