/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { remote } from '#testing/remote.ts';
import { createRegistry } from './registry.ts';

const written = { remotes: { 'mfe-member': remote({ version: 'old' }) } };
const pageWith = (data: unknown) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
const versions = (registry: ReturnType<typeof createRegistry>) =>
  registry.remotes().map(({ version }) => version);

describe('refresh', () => {
  it('takes what the page says now', async () => {
    const fresh = { registry: { remotes: { 'mfe-member': remote({ version: 'new' }) } } };
    const registry = createRegistry(written, async () => pageWith(fresh));
    await registry.refresh();
    expect(versions(registry)).toEqual(['new']);
  });

  it('keeps what it has when the page cannot be had', async () => {
    const registry = createRegistry(written, () => Promise.reject(new Error('offline')));
    await registry.refresh();
    expect(versions(registry)).toEqual(['old']);
  });

  it('keeps what it has when something else answers', async () => {
    const registry = createRegistry(written, async () => '<h1>Bad Gateway</h1>');
    await registry.refresh();
    expect(versions(registry)).toEqual(['old']);
  });
});
