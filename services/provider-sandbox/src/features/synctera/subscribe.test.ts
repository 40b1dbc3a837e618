import { fixedClock } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { openWorld } from '../../sandbox-world.ts';
import { CARD_PRODUCTS } from './card-products.ts';
import { subscribe } from './subscribe.ts';
import { openSynctera } from './synctera-world.ts';

const customer = { webhooksUrl: 'https://reset.example/api/v1/webhooks', secret: 'one' };
const someSynctera = () => openSynctera(openWorld(fixedClock('2026-11-20T20:00:00Z'), null));

describe('subscribe', () => {
  it('has events told, and both kinds of cards asked about, once however often it starts', () => {
    const world = someSynctera();
    subscribe(world, { ...customer, webhooksUrl: 'https://before.example' });
    subscribe(world, customer);
    subscribe(world, customer);
    expect(world.remembered.webhooks.list()).toMatchObject([
      {
        url: 'https://reset.example/api/v1/webhooks/synctera',
        enabled_events: ['TRANSACTION.*', 'CARD.*', 'ACCOUNT.*'],
        is_enabled: true,
      },
    ]);
    expect(world.remembered.gateways.list()).toMatchObject([
      {
        url: 'https://reset.example/api/v1/webhooks/synctera/authorizations',
        card_products: CARD_PRODUCTS.map(({ id }) => id),
        active: true,
      },
    ]);
    expect(world.settings.get().secrets).toEqual(['one']);
  });

  it('signs by a new secret beside the one before', () => {
    const world = someSynctera();
    subscribe(world, customer);
    subscribe(world, { ...customer, secret: 'two' });
    expect(world.settings.get().secrets).toEqual(['two', 'one']);
  });
});
