import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Registry, SignedRegistry } from '@reset/api-contract/gateway/registry.ts';
import { parseRegistryKeys, signatureFault } from '@reset/service-kit';
import { dataPaths } from '../dev/data/data-folder.ts';
import { rotateKeys } from '../dev/data/secrets.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { registryEnvironment } from './registry-keys.ts';

const registry: Registry = {
  shell: { version: 'a', html: '/releases/shell/a/index.html', previous: null },
  remotes: {},
};
const later: Registry = { ...registry, shell: { ...registry.shell, version: 'b' } };

let folder = '';
let store = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-registry-'));
  store = dataPaths(folder).releases;
  await mkdir(store);
});
afterEach(() => rm(folder, { recursive: true }));

const put = (live: Registry) => changeRegistry(store, () => live, null);
const written = async () =>
  JSON.parse(await readFile(join(store, 'registry.json'), 'utf8')) as SignedRegistry;
/** As a gateway that starts now judges what is written. */
const judged = async (keys?: string) =>
  signatureFault(
    await written(),
    parseRegistryKeys(keys ?? (await registryEnvironment(store)).REGISTRY_PUBLIC_KEYS),
  );

describe('changeRegistry', () => {
  it('signs what it writes, and hands on what is live without it', async () => {
    await put(registry);
    expect(await judged()).toBeNull();
    expect(await readRegistry(store)).toEqual(registry);
    await changeRegistry(store, (live) => (expect(live).toEqual(registry), later), null);
    expect(await judged()).toBeNull();
    expect(await readRegistry(store)).toEqual(later);
  });

  it('does not build on what somebody wrote past it', async () => {
    await put(registry);
    const forged = { ...(await written()), ...later };
    await writeFile(join(store, 'registry.json'), JSON.stringify(forged));
    expect(await readRegistry(store)).toBeNull();
    await changeRegistry(store, (live) => (expect(live).toBeNull(), registry), null);
    expect(await readRegistry(store)).toEqual(registry);
  });

  it('signs what neighbouring starts believe while keys are rotated, and what nobody does after', async () => {
    const rotate = () => rotateKeys(dataPaths(folder).secrets);
    const environment = async () => (await registryEnvironment(store)).REGISTRY_PUBLIC_KEYS;
    const old = await environment();
    await put(registry);
    const { signature } = await written();
    await rotate();
    const announced = await environment();
    await put(registry);
    expect((await written()).signature).toBe(signature);
    await rotate();
    await put(registry);
    expect((await written()).signature).not.toBe(signature);
    expect(await judged(announced)).toBeNull();
    await rotate();
    await put(registry);
    expect(await judged()).toBeNull();
    expect(await judged(old)).toBe('unknown_key');
  });
});
