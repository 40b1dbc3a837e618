import { stableId } from '#personas/stable-id.ts';
import { CARD_PRODUCTS } from './card-products.ts';
import type { SyncteraWorld } from './synctera-world.ts';

/** Where Synctera's customer is told and asked, and by which secret it knows who does. */
export type SyncteraCustomer = { webhooksUrl: string; secret: string };

// One of each, whose address is that of the start.
const OURS = stableId('synctera customer');
const EVENTS = ['TRANSACTION.*', 'CARD.*', 'ACCOUNT.*'];

/**
 * Has one customer told of all that happens to cards and money, and asked about each purchase.
 * What is there already stays; another address takes the place of the one before.
 */
export function subscribe(
  { remembered, settings, now }: SyncteraWorld,
  { webhooksUrl, secret }: SyncteraCustomer,
): void {
  const { webhooks, gateways } = remembered;
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
