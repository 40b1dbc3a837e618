import { afterAll, describe, expect, it } from '@jest/globals';
import { startSandbox } from '../../testing/start-sandbox.ts';
import { syncteraCustomer } from './testing/synctera-customer.ts';

const sandbox = await startSandbox();
const { url: origin } = sandbox;
afterAll(sandbox.stop);
const synctera = syncteraCustomer(origin);

describe('cards', () => {
  it('can be used at once where they are virtual, and never show their number', async () => {
    const card = await synctera.card();
    expect(card.card_status).toBe('ACTIVE');
    expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['pan']));
    expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['cvv']));
    expect(card.last_four).toMatch(/^\d{4}$/);
  });

  it('are activated by their last four digits where they come by mail', async () => {
    const card = await synctera.card('PHYSICAL');
    expect(card.card_status).toBe('UNACTIVATED');
    const activate = (activation_code: string) =>
      synctera.ask<{ card_status: string }>('POST', '/cards/activate', {
        activation_code,
        customer_id: card.customer_id,
      });
    const shipped = { card_fulfillment_status: 'SHIPPED' };
    await synctera.ask('POST', `/cards/${card.id}/webhook_simulations/fulfillment`, shipped);
    expect((await activate('no')).status).toBe(404);
    expect((await activate(card.last_four)).body.card_status).toBe('ACTIVE');
    expect((await activate(card.last_four)).status).toBe(409);
    const { body } = await synctera.ask<{ changes: { state: string }[] }>(
      'GET',
      `/cards/${card.id}/changes`,
    );
    expect(body.changes.map(({ state }) => state)).toEqual(['SHIPPED', 'ACTIVE']);
  });

  it('are listed for tests by account and by customer, without their numbers', async () => {
    const [one, other] = [await synctera.card(), await synctera.card()];
    const listed = async (query: string) => {
      const { body } = await synctera.control('GET', `/cards.json?${query}`);
      return (body as unknown as { cards: { id: string }[] }).cards;
    };
    const [card, ...more] = await listed(`account=${one.account_id}`);
    expect([card?.id, more]).toEqual([one.id, []]);
    expect(Object.keys(card ?? {})).not.toEqual(expect.arrayContaining(['pan']));
    expect((await listed(`customer=${other.customer_id}`)).map(({ id }) => id)).toEqual([other.id]);
  });

  it('are suspended and back, and terminated for good', async () => {
    const card = await synctera.card();
    const set = async (card_status: string) =>
      (await synctera.ask('PATCH', `/cards/${card.id}`, { card_status })).status;
    expect([await set('SUSPENDED'), await set('ACTIVE'), await set('TERMINATED')]).toEqual([
      200, 200, 200,
    ]);
    expect(await set('ACTIVE')).toBe(409);
  });

  it('show their number in the widget, by a token, for five minutes', async () => {
    const card = await synctera.card();
    const { body } = await synctera.ask<{ client_token: string }>(
      'POST',
      `/cards/${card.id}/client_token`,
    );
    const show = async (part = '') => {
      const query = `token=${body.client_token}&show=${part}`;
      return (await fetch(`${origin}/synctera/widgets/display?${query}`)).text();
    };
    expect(await show()).toMatch(
      new RegExp(`4457 01\\d\\d \\d{4} ${card.last_four} · 11/30 · \\d{3}<`),
    );
    expect(await show('exp')).toContain('<output>11/30<');
    sandbox.context.clock.move(5 * 60_000);
    expect(await show()).toContain('This has expired.');
    sandbox.context.clock.move(0);
  });

  it('get their PIN in the widget', async () => {
    const card = await synctera.card();
    const query = new URLSearchParams({
      widget_type: 'set_pin',
      customer_id: card.customer_id,
      account_id: card.account_id,
      card_id: card.id,
    });
    const { body } = await synctera.ask<{ url: string }>('GET', `/cards/card_widget_url?${query}`);
    const { searchParams, pathname } = new URL(body.url);
    const set = (pin: string) =>
      fetch(`${origin}${pathname}`, {
        method: 'POST',
        body: new URLSearchParams({ token: searchParams.get('token') ?? '', pin }),
      }).then((reply) => reply.text());
    expect(await set('12')).toContain('Please enter four digits.');
    expect(await set('1234')).toContain('pin_set');
    const { body: now } = await synctera.ask<{ is_pin_set: boolean }>('GET', `/cards/${card.id}`);
    expect(now.is_pin_set).toBe(true);
  });
});
