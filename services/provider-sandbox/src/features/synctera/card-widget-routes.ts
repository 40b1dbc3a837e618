import { randomBytes } from 'node:crypto';
import { escapeHtml, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { RecordStore } from '#records/records.ts';
import { inlined } from '#widgets/inlined.ts';
import { sendFramed, sendWidgetPage } from '#widgets/widget-page.ts';
import type { CardLife } from './card-life.ts';
import { displayPage } from './display-page.ts';
import { displayScript } from './display-script.ts';
import type { Card } from './synctera-records.ts';
import { WidgetQuery } from './card-schemas.ts';
import { IdParams } from './synctera-schemas.ts';
import { found, type SyncteraWorld } from './synctera-world.ts';

type Granted = { cardId: string | null; customerId: string; expiresAtMs: number };
const LIFETIME_MS = 300_000;
const Text = Type.String({ default: '', maxLength: 100 });

export type CardWidgets = { api(scope: Service): void; pages(scope: Service): void };

/** What shows a card's number to its holder, activates a card and sets its PIN, by short tokens. */
export function cardWidgets(
  world: SyncteraWorld,
  life: CardLife,
  records: RecordStore,
): CardWidgets {
  const kept = records.of<Granted>('synctera_client_token');
  const { cards } = world.remembered;
  const grant = (cardId: string | null, customerId: string) => {
    const token = randomBytes(24).toString('base64url');
    kept.put(token, { cardId, customerId, expiresAtMs: world.clock.now().getTime() + LIFETIME_MS });
    return token;
  };
  const granted = (token: string) => {
    const one = kept.get(token);
    return one && one.expiresAtMs > world.clock.now().getTime() ? one : null;
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
      widgets.get('/display.js', ({ protocol, host }, reply) =>
        reply.type('text/javascript; charset=utf-8').send(displayScript(`${protocol}://${host}`)),
      );
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
          .find(({ form, card_status }) => form === 'PHYSICAL' && card_status === 'UNACTIVATED');
        if (!card || body.code !== card.pan.slice(-4)) {
          return sendWidgetPage(reply, activatePage(body.token, 'These are not its digits.'));
        }
        life.setStatus(card, 'ACTIVE', { reason: 'ACT' });
        return sendWidgetPage(reply, donePage({ name: 'activated', card_id: card.id }));
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
        return sendWidgetPage(reply, donePage({ name: 'pin_set', card_id: card.id }));
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

const alert = (trouble: string | null) =>
  trouble === null ? '' : `<p role="alert">${trouble}</p>`;

const field = (token: string, label: string, name: string) => `<form method="post">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label>${label}
<input name="${name}" inputmode="numeric" autocomplete="off" maxlength="4" required></label>
<p><button class="primary">Continue</button></p>
</form>`;

const activatePage = (token: string, trouble: string | null) => ({
  title: 'Activate your card',
  body: alert(trouble) + field(token, 'Last four digits of its number', 'code'),
});

const pinPage = (token: string, trouble: string | null) => ({
  title: 'Choose a PIN',
  body: alert(trouble) + field(token, 'Four digits', 'pin'),
});

// Says so to the page that frames it, which no script of ours stands between.
const donePage = (message: object) => ({
  title: 'Done',
  body: `<p role="status">One moment.</p><script>${inlined(tellParent, message)}</script>`,
});

// Runs in the frame.
function tellParent(message: object): void {
  const { parent } = globalThis as unknown as {
    parent: { postMessage(said: object, target: string): void };
  };
  parent.postMessage(message, '*');
}
