import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemClock } from '@reset/service-kit';
import { eventually } from '@reset/service-kit/testing';
import { openRecords } from '#records/records.ts';
import { startReceiver } from '../testing/webhook-receiver.ts';
import { openWebhooks, type Webhooks } from './webhooks.ts';

const receiver = await startReceiver();
const { received } = receiver;
let webhooks: Webhooks;
afterAll(receiver.close);
beforeEach(() => {
  received.length = 0;
  receiver.answerWith({ status: 204 });
  webhooks = openWebhooks(openRecords(null), systemClock);
  webhooks.signs('acme', (body) => ({ 'acme-signature': `over ${body}` }));
});

const send = (n: number) => webhooks.send({ provider: 'acme', url: receiver.url, body: { n } });
const arrived = (bodies: string[]) =>
  eventually(async () => expect(received.map(({ text }) => text)).toEqual(bodies));

describe('webhooks', () => {
  it('are signed over the bytes that go out', async () => {
    send(1);
    await arrived(['{"n":1}']);
    expect(received[0]?.headers['acme-signature']).toBe('over {"n":1}');
    await eventually(async () =>
      expect(webhooks.all()).toMatchObject([{ status: 204, attempts: 1 }]),
    );
  });

  it('are sent again until they are taken', async () => {
    receiver.answerWith({ status: 503 });
    send(1);
    await arrived(['{"n":1}']);
    receiver.answerWith({ status: 204 });
    await arrived(['{"n":1}', '{"n":1}']);
    await eventually(async () =>
      expect(webhooks.all()).toMatchObject([{ status: 204, attempts: 2 }]),
    );
  });

  it('go out twice, or the last first, or never', async () => {
    webhooks.set('double');
    send(1);
    await arrived(['{"n":1}', '{"n":1}']);
    webhooks.set('hold');
    send(2);
    send(3);
    webhooks.set('reverse');
    await arrived(['{"n":1}', '{"n":1}', '{"n":3}', '{"n":2}']);
    webhooks.set('drop');
    send(4);
    await webhooks.stop();
    expect(received).toHaveLength(4);
  });

  it('go nowhere without an address', () => {
    webhooks.send({ provider: 'acme', url: null, body: {} });
    expect(webhooks.all()).toEqual([]);
  });
});
