import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import {
  alert,
  documentOf,
  donePage,
  form,
  primaryButton,
  sendFramed,
  sendWidgetPage,
  type WidgetPage,
} from '#widgets/widget-page.ts';
import type { Context } from '../../context.ts';
import type { CardLife } from './card-life.ts';
import type { Card } from './synctera-records.ts';
import { WidgetQuery } from './card-schemas.ts';
import { IdParams } from './synctera-schemas.ts';
import { found, type Synctera } from './open-synctera.ts';

type Granted = { cardId: string | null; customerId: string; expiresAtMs: number };
const LIFETIME_MS = 300_000;
const Text = Type.String({ default: '', maxLength: 100 });

export type CardWidgets = { api(scope: Service): void; pages(scope: Service): void };

/** What shows a card's number to its holder, activates a card and sets its PIN, by short tokens. */
export function cardWidgets(
  { records: { cards } }: Synctera,
  life: CardLife,
  { clock, random, store }: Context,
): CardWidgets {
  const stored = store.of<Granted>('synctera_client_token');
  const grant = (cardId: string | null, customerId: string) => {
    const token = random.token();
    stored.put(token, { cardId, customerId, expiresAtMs: clock.now().getTime() + LIFETIME_MS });
    return token;
  };
  const granted = (token: string) => {
    const one = stored.get(token);
    return one && one.expiresAtMs > clock.now().getTime() ? one : null;
  };
  const cardOf = (token: string): Card | null => {
    const cardId = granted(token)?.cardId;
    return cardId ? cards.get(cardId) : null;
  };

  return {
    api(synctera) {
      const params = IdParams;
      synctera.post('/cards/:id/client_token', { schema: { params } }, async (request, reply) => {
        const card = found(cards, request.params.id, 'card');
        return reply.code(201).send({ client_token: grant(card.id, card.customer_id) });
      });
      const schema = { querystring: WidgetQuery };
      synctera.get('/cards/card_widget_url', { schema }, ({ query, protocol, host }) => {
        const card = query.card_id ? found(cards, query.card_id, 'card') : null;
        const token = grant(card?.id ?? null, query.customer_id);
        const address = `${protocol}://${host}/synctera/widgets/${query.widget_type}`;
        return { url: `${address}?token=${token}` };
      });
    },
    pages(widgets) {
      const querystring = Type.Object({ token: Text, show: Text, color: Text, size: Text });
      widgets.get('/display', { schema: { querystring } }, ({ query }, reply) => {
        const card = cardOf(query.token);
        const text = card ? shown(card, query.show) : null;
        const { color, size } = query;
        return sendFramed(reply, displayPage({ text, color, size }));
      });

      widgets.get('/activate_card', { schema: { querystring } }, ({ query }, reply) =>
        sendWidgetPage(reply, activatePage(query.token, null)),
      );
      const code = Type.Object({ token: Text, code: Text });
      widgets.post('/activate_card', { schema: { body: code } }, async ({ body }, reply) => {
        const card = cards
          .list()
          .filter(({ customer_id }) => customer_id === granted(body.token)?.customerId)
          .find((one) => one.form === 'PHYSICAL' && one.card_status === 'UNACTIVATED');
        if (!card || body.code !== card.pan.slice(-4)) {
          return sendWidgetPage(reply, activatePage(body.token, 'These are not its digits.'));
        }
        life.setStatus(card, 'ACTIVE', { reason: 'ACT' });
        return sendWidgetPage(reply, endPage({ name: 'activated', card_id: card.id }));
      });

      widgets.get('/set_pin', { schema: { querystring } }, ({ query }, reply) =>
        sendWidgetPage(reply, pinPage(query.token, null)),
      );
      const pin = Type.Object({ token: Text, pin: Text });
      widgets.post('/set_pin', { schema: { body: pin } }, async ({ body }, reply) => {
        const card = cardOf(body.token);
        const trouble = card ? 'Please enter four digits.' : 'This has expired.';
        if (!card || !/^\d{4}$/.test(body.pin)) {
          return sendWidgetPage(reply, pinPage(body.token, trouble));
        }
        life.setPin(card, body.pin);
        return sendWidgetPage(reply, endPage({ name: 'pin_set', card_id: card.id }));
      });
    },
  };
}

function shown(card: Card, what: string): string {
  const parts: Record<string, string> = {
    pan: card.pan.replace(/(\d{4})(?=\d)/g, '$1 '),
    exp: `${card.expiration_month}/${card.expiration_year.slice(-2)}`,
    cvv: card.cvv,
  };
  return parts[what] ?? Object.values(parts).join(' · ');
}

/** A part of a card as people read it, in a document of its own. */
export type Display = {
  /** null when the token has expired. */
  text: string | null;
  /** As the framing page wants it; anything but a colour and a size in pixels is ignored. */
  color: string;
  size: string;
};

/** One part of a card and nothing around it, without a background. */
export function displayPage({ text, color, size }: Display): string {
  const ink = /^(#[0-9a-f]{6}|rgb\(\d+, \d+, \d+\))$/.test(color) ? `color:${color};` : '';
  const large = /^\d{1,2}px$/.test(size) ? `font-size:${size};` : '';
  const style = `body{margin:0;font:16px/24px ui-monospace,monospace;white-space:nowrap;${ink}${large}}`;
  return documentOf({
    title: 'Card',
    head: `<style>${style}</style>`,
    body: `<div>${text === null ? alert('This has expired.') : `<output>${text}</output>`}</div>`,
    events: [{ name: text === null ? 'expired' : 'shown' }],
  });
}

const codeForm = (path: string, token: string, label: string, name: string) =>
  form(
    `/synctera/widgets/${path}`,
    { token },
    `<label>${label}
<input name="${name}" inputmode="numeric" autocomplete="off" maxlength="4" required></label>
${primaryButton('Continue')}`,
  );

const activatePage = (token: string, trouble: string | null): WidgetPage => ({
  title: 'Activate your card',
  body: alert(trouble) + codeForm('activate_card', token, 'Last four digits of its number', 'code'),
});

const pinPage = (token: string, trouble: string | null): WidgetPage => ({
  title: 'Choose a PIN',
  body: alert(trouble) + codeForm('set_pin', token, 'Four digits', 'pin'),
});

/** The end: a message for the page that frames it, because there is no script between them. */
const endPage = (message: object): WidgetPage => ({ ...donePage([]), messages: [message] });
