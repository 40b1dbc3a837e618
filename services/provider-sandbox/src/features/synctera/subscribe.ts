import { stableId } from '#personas/stable-id.ts';
import { CARD_PRODUCTS } from './new-card.ts';
import type { Synctera } from './open-synctera.ts';

/** Where webhooks and authorization requests go, and the secret that signs them. */
type SyncteraCustomer = { webhooksUrl: string; secret: string };

// The id of the one subscription and the one gateway that exist from the start.
const OURS = stableId('synctera customer');
const EVENTS = ['TRANSACTION.*', 'CARD.*', 'ACCOUNT.*'];

/**
 * Subscribes one customer to all events of cards and money, and makes it the gateway of all cards.
 * What exists already stays; another address replaces the one before.
 */
export function subscribe(
  { records, settings, now }: Synctera,
  { webhooksUrl, secret }: SyncteraCustomer,
): void {
  const { webhooks, gateways } = records;
  const { secrets } = settings.get();
  if (!secrets.includes(secret)) settings.change({ secrets: [secret, ...secrets.slice(0, 1)] });
  const at = now();
  webhooks.put(OURS, {
    id: OURS,
    url: `${webhooksUrl}/synctera`,
    enabled_events: EVENTS,
    is_enabled: true,
    last_updated: at,
  });
  gateways.put(OURS, {
    id: OURS,
    url: `${webhooksUrl}/synctera/authorizations`,
    card_products: CARD_PRODUCTS.map(({ id }) => id),
    active: true,
    custom_headers: {},
    creation_time: gateways.get(OURS)?.creation_time ?? at,
    last_modified_time: at,
  });
}
