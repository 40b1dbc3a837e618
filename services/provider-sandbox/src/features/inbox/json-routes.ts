import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Deliveries } from '#deliveries/deliveries.ts';
import { isSameAddress, isSameNumber } from './recipient.ts';

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

/** GET /inbox.json and /texts.json: what was sent, to somebody or at all, newest first. */
export function registerInboxJson(app: Service, deliveries: Deliveries): void {
  app.get('/inbox.json', { schema: { querystring, response: { 200: Mails } } }, async (request) => {
    const { to: wanted } = request.query;
    return deliveries.mails().filter(({ to }) => !wanted || isSameAddress(to, wanted));
  });
  app.get('/texts.json', { schema: { querystring, response: { 200: Texts } } }, async (request) => {
    const { to: wanted } = request.query;
    return deliveries.texts().filter(({ to }) => !wanted || isSameNumber(to, wanted));
  });
}
