import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { eventually } from '../../testing/eventually.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { changeSignal } from './change-signal.ts';
import { openListener, type Listener } from './open-listener.ts';

let test: TestDatabase;
let listener: Listener;
beforeAll(async () => {
  test = await testDatabase();
});
beforeEach(() => {
  listener = openListener(test.database, pino({ level: 'silent' }));
});
afterEach(() => listener.close());
afterAll(() => test.drop());

const notify = (channel: string, payload = '') =>
  test.database.raw('SELECT pg_notify(?, ?)', [channel, payload]);

const listening = async (): Promise<number[]> => {
  const { rows } = await test.database.raw<{ rows: { pid: number }[] }>(
    `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  return rows.map(({ pid }) => pid);
};

/** Listens, and waits until notifications arrive. */
async function record(channel: string): Promise<string[]> {
  const said: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  listener.listen(channel, {
    onNotification: (payload) => said.push(payload),
    onConnected: () => {
      said.push('connected');
      resolve();
    },
    onDisconnected: () => said.push('disconnected'),
  });
  await promise;
  return said;
}

describe('openListener', () => {
  it('connects for nobody', async () => {
    expect(await listening()).toEqual([]);
  });

  it('delivers each channel to those that listen to it, by one connection', async () => {
    const [orders, bills] = [await record('order'), await record('bill')];
    await notify('public_order', '17');
    await notify('public_bill', '3');
    await notify('elsewhere_order', '4');
    await eventually(() => expect(bills).toEqual(['connected', '3']));
    await eventually(() => expect(orders).toEqual(['connected', '17']));
    expect(await listening()).toHaveLength(1);
  });

  it('delivers nothing more to those that left', async () => {
    const left: string[] = [];
    const leave = listener.listen('order', { onNotification: (payload) => left.push(payload) });
    const stayed = await record('order');
    leave();
    await notify('public_order', '17');
    await eventually(() => expect(stayed).toEqual(['connected', '17']));
    expect(left).toEqual([]);
  });

  it('connects again when the connection is lost, and says so', async () => {
    const said = await record('order');
    await test.database.raw('SELECT pg_terminate_backend(?)', [(await listening())[0] ?? 0]);
    await eventually(() => expect(said).toEqual(['connected', 'disconnected', 'connected']));
    await notify('public_order', '17');
    await eventually(() => expect(said.at(-1)).toBe('17'));
  });
});

describe('changeSignal', () => {
  it('ends the waiting of everybody when something changed', async () => {
    const signal = changeSignal(listener, 'order');
    const waiting = { ms: 60_000, signal: new AbortController().signal };
    // That the connection was made counts as a change: what came before has not arrived.
    await signal.wait({ ...waiting, since: signal.version() });
    const both = [1, 2].map(() => signal.wait({ ...waiting, since: signal.version() }));
    await notify('public_order');
    await Promise.all(both);
    expect(signal.version()).toBe(2);
    signal.close();
  });

  it('waits for no change that happened since it was asked', async () => {
    const signal = changeSignal(listener, 'order');
    const waiting = { ms: 60_000, signal: new AbortController().signal };
    await signal.wait({ ...waiting, since: signal.version() });
    await signal.wait({ ...waiting, since: 0 });
    expect(signal.version()).toBe(1);
  });

  it('ends all waiting when it is closed or the caller gives up', async () => {
    const signal = changeSignal(listener, 'order');
    const givingUp = new AbortController();
    await signal.wait({ ms: 60_000, signal: givingUp.signal, since: signal.version() });
    const first = signal.wait({ ms: 60_000, signal: givingUp.signal, since: signal.version() });
    givingUp.abort();
    await first;
    const second = signal.wait({
      ms: 60_000,
      signal: new AbortController().signal,
      since: signal.version(),
    });
    signal.close();
    await second;
    expect(signal.version()).toBe(1);
  });
});
