import type { Clock } from '@reset/service-kit';
import type { ItemStore } from './items/item-store.ts';
import type { ItemWebhooks } from './items/item-webhooks.ts';
import type { LinkTokenStore } from './link/link-token-store.ts';

/** What Plaid's calls share. */
export type PlaidNeeds = {
  clock: Clock;
  items: ItemStore;
  links: LinkTokenStore;
  hooks: ItemWebhooks;
};
