import { afterEach, describe, expect, it } from '@jest/globals';
import { signRegistry } from '@reset/service-kit';
import { eventually, testKeys } from '@reset/service-kit/testing';
import { createHash, randomBytes } from 'node:crypto';
import pino from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewaySetup, type GatewaySetup } from '#testing/gateway-setup.ts';
import { REGISTRY_KEYS, registry, shellHtml } from '#testing/release-store.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function gatewayOver(prepare: (setup: GatewaySetup) => Promise<void>) {
  const setup = await gatewaySetup();
  undo.push(() => setup.teardown());
  await setup.store.put('shell/ccc333/index.html', shellHtml.replace('<body>', '<body>new'));
  await prepare(setup);
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const gateway = await setup.gateway({ log });
  return {
    setup,
    ready: async () => (await gateway.app.inject('/readyz')).statusCode,
    page: async () => (await gateway.app.inject('/')).body,
    metrics: async () => (await gateway.app.inject('/metrics')).body,
    refusals: () => lines.filter(({ msg }) => msg === 'registry.refused'),
  };
}

const shell = { version: 'ccc333', html: '/releases/shell/ccc333/index.html', previous: null };
const next = { ...registry, shell };
const signed = signRegistry(registry, REGISTRY_KEYS.privatePem);

describe('a registry', () => {
  it.each([
    ['unsigned', 'is not signed', next],
    ['changed', 'was changed', { ...signed, shell }],
    [
      'unknown_key',
      'a key that REGISTRY_PUBLIC_KEYS does not have',
      signRegistry(next, testKeys(randomBytes(4).toString('hex')).privatePem),
    ],
  ])(
    'that is %s is not served: the one before is, and it is said once',
    async (reason, words, bad) => {
      const { setup, page, ready, metrics, refusals } = await gatewayOver(async () => undefined);
      await setup.store.put('registry.json', bad);
      await eventually(() => expect(refusals()).toHaveLength(1));
      await pause(1_000);
      expect(refusals()).toEqual([
        expect.objectContaining({ level: 50, reason: expect.stringContaining(words) }),
      ]);
      expect(await page()).not.toContain('<body>new');
      expect(await ready()).toBe(200);
      expect(await metrics()).toMatch(
        new RegExp(`reset_registry_refused_total\\{[^}]*reason="${reason}"[^}]*\\} 1\\n`),
      );
      await setup.store.putRegistry(next);
      await eventually(async () => expect(await page()).toContain('<body>new'));
    },
  );

  it('that was never signed leaves a gateway that starts with it not ready', async () => {
    const { setup, page, ready } = await gatewayOver(({ store }) =>
      store.put('registry.json', next),
    );
    expect(await ready()).toBe(503);
    expect(await page()).toContain('not ready yet');
    await setup.store.putRegistry(next);
    await eventually(async () => expect(await ready()).toBe(200));
  });
});

describe('the page of a shell', () => {
  it('is the one whose integrity the registry names, and the one before stays until it is', async () => {
    const { setup, page } = await gatewayOver(async () => undefined);
    await setup.store.put('shell/ddd444/index.html', '<body>newest');
    const integrityOf = (text: string) =>
      `sha384-${createHash('sha384').update(text).digest('base64')}`;
    const another = {
      version: 'ddd444',
      html: '/releases/shell/ddd444/index.html',
      previous: null,
    };
    const release = (integrity: string) =>
      setup.store.putRegistry({ ...registry, shell: { ...another, integrity } });
    const before = (await page()).length;
    await release(integrityOf('<body>other'));
    await pause(1_000);
    expect((await page()).length).toBe(before);
    await release(integrityOf('<body>newest'));
    await eventually(async () => expect(await page()).toBe('<body>newest'));
  });
});
