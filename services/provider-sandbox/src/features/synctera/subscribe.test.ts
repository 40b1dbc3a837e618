import { describe, expect, it } from '@jest/globals';
import { testContext } from '../../testing/test-context.ts';
import { CARD_PRODUCTS } from './new-card.ts';
import { subscribe } from './subscribe.ts';
import { openSynctera } from './open-synctera.ts';

const customer = { webhooksUrl: 'https://reset.example/api/v1/webhooks', secret: 'one' };
const someSynctera = () => openSynctera(testContext());

describe('subscribe', () => {
  it('subscribes to events, and is the gateway of both kinds of cards, once however often it starts', () => {
    const opened = someSynctera();
    subscribe(opened, { ...customer, webhooksUrl: 'https://before.example' });
    subscribe(opened, customer);
    subscribe(opened, customer);
    expect(opened.records.webhooks.list()).toMatchObject([
      {
        url: 'https://reset.example/api/v1/webhooks/synctera',
        enabled_events: ['TRANSACTION.*', 'CARD.*', 'ACCOUNT.*'],
        is_enabled: true,
      },
    ]);
    expect(opened.records.gateways.list()).toMatchObject([
      {
        url: 'https://reset.example/api/v1/webhooks/synctera/authorizations',
        card_products: CARD_PRODUCTS.map(({ id }) => id),
        active: true,
      },
    ]);
    expect(opened.settings.get().secrets).toEqual(['one']);
  });

  it('signs by a new secret beside the one before', () => {
    const opened = someSynctera();
    subscribe(opened, customer);
    subscribe(opened, { ...customer, secret: 'two' });
    expect(opened.settings.get().secrets).toEqual(['two', 'one']);
  });
});
