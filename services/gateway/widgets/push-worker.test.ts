import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PushWorkerScope } from './push-worker.ts';

const ORIGIN = 'https://reset.test';
const TOLD = {
  title: 'Purchase declined',
  body: 'Corner Store: Your card was frozen. You were not charged.',
  path: '/card-transactions/42',
  tag: 'message-1',
  lang: 'en-US',
};

const listeners = new Map<string, (event: never) => void>();
type Scope = PushWorkerScope;
const scope = {
  location: { origin: ORIGIN },
  registration: {
    showNotification: jest.fn<Scope['registration']['showNotification']>(async () => undefined),
  },
  clients: {
    matchAll: jest.fn<Scope['clients']['matchAll']>(async () => []),
    openWindow: jest.fn<Scope['clients']['openWindow']>(async () => undefined),
  },
  addEventListener: (type: string, listener: (event: never) => void) =>
    void listeners.set(type, listener),
};

/** Runs the worker in the scope above; it is its own whole program. */
async function start() {
  listeners.clear();
  jest.resetModules();
  Object.assign(globalThis, scope);
  await import('./push-worker.ts');
}

/** Has the worker meet an event; done when all is that it waits for. */
async function meet(type: string, event: object) {
  let work: Promise<unknown> = Promise.resolve();
  const listener = listeners.get(type);
  listener?.({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) } as never);
  await work;
}

const push = (json: () => unknown) => meet('push', { data: { json } });
async function press(data: unknown) {
  const close = jest.fn();
  await meet('notificationclick', { notification: { close, data } });
  expect(close).toHaveBeenCalledTimes(1);
}

beforeEach(async () => {
  jest.clearAllMocks();
  await start();
});

describe('the push worker', () => {
  it('listens to pushes and to presses, and to nothing else: no page comes from it', () => {
    expect([...listeners.keys()].toSorted()).toEqual(['notificationclick', 'push']);
    const source = readFileSync(join(import.meta.dirname, 'push-worker.ts'), 'utf8');
    const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    expect(code).toContain('addEventListener');
    expect(code).not.toMatch(/fetch|caches|respondWith|importScripts|indexedDB|claim|skipWaiting/i);
  });

  it('shows what it is told', async () => {
    await push(() => TOLD);
    expect(scope.registration.showNotification).toHaveBeenCalledWith(TOLD.title, {
      body: TOLD.body,
      tag: TOLD.tag,
      lang: 'en-US',
      icon: '/favicon.ico',
      data: { path: TOLD.path },
    });
  });

  it('shows who sent what it cannot read', async () => {
    await push(() => {
      throw new SyntaxError('no JSON');
    });
    await meet('push', { data: null });
    const shown = expect.objectContaining({ data: { path: '/dashboard' } });
    expect(scope.registration.showNotification.mock.calls).toEqual([
      ['Reset', shown],
      ['Reset', shown],
    ]);
  });

  it('opens the page that it is about', async () => {
    await press({ path: TOLD.path });
    expect(scope.clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/card-transactions/42`);
  });

  it('shows the tab that has it open', async () => {
    const other = { url: `${ORIGIN}/dashboard`, focus: jest.fn(async () => undefined) };
    const page = { url: `${ORIGIN}/card-transactions/42`, focus: jest.fn(async () => undefined) };
    scope.clients.matchAll.mockResolvedValueOnce([other, page]);
    await press({ path: TOLD.path });
    expect(page.focus).toHaveBeenCalledTimes(1);
    expect(other.focus).not.toHaveBeenCalled();
    expect(scope.clients.openWindow).not.toHaveBeenCalled();
  });

  it.each([['https://elsewhere.example/x'], ['//elsewhere.example/x'], ['javascript:alert(1)']])(
    'never opens %s',
    async (path) => {
      await press({ path });
      expect(scope.clients.openWindow).toHaveBeenCalledWith(ORIGIN);
    },
  );
});
