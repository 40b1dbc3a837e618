import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { openServiceAddresses } from './service-addresses.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'reset-addresses-'));
});
afterEach(() => rm(store, { recursive: true }));

/** As a release does: beside it first, then renamed. */
async function publish(content: unknown): Promise<void> {
  await writeFile(join(store, 'new'), JSON.stringify(content));
  await rename(join(store, 'new'), join(store, 'services.json'));
}
const member = (port: number) => ({
  services: { member: { url: `http://127.0.0.1:${port}`, routes: [] } },
});

describe('openServiceAddresses', () => {
  it('knows at once where a service answers, and within a second where it was moved to', async () => {
    await publish(member(8083));
    const addresses = openServiceAddresses(store);
    try {
      expect(addresses.of('member')).toBe('http://127.0.0.1:8083');
      expect(addresses.of('nobody')).toBeNull();
      await publish(member(20_083));
      await eventually(() => {
        expect(addresses.of('member')).toBe('http://127.0.0.1:20083');
      });
    } finally {
      addresses.close();
    }
  });

  it('keeps what it knew while the file cannot be read', async () => {
    await publish(member(8083));
    const addresses = openServiceAddresses(store);
    try {
      await publish({ services: 'none' });
      await publish('{');
      await rm(join(store, 'services.json'));
      expect(addresses.of('member')).toBe('http://127.0.0.1:8083');
      await publish(member(8084));
      await eventually(() => {
        expect(addresses.of('member')).toBe('http://127.0.0.1:8084');
      });
    } finally {
      addresses.close();
    }
  });

  it('knows nobody without a store, or before anything is published', () => {
    for (const where of ['', store]) {
      const addresses = openServiceAddresses(where);
      expect(addresses.of('member')).toBeNull();
      addresses.close();
    }
  });
});
