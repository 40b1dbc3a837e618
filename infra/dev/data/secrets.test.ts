import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  buildService,
  linkTokens,
  newId,
  parsePrivateKey,
  parseTokenKeys,
  tokenSigner,
} from '@reset/service-kit';
import { OPERATOR, processEnvironment } from '../process-environment.ts';
import { findServices } from '../services.ts';
import { readSettings } from '../settings.ts';
import { readSecrets, rotateKeys } from './secrets.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const settings = readSettings({ env: {}, root, services: findServices(root) });
const needed = {
  issuers: [...settings.services.map(({ name }) => name), OPERATOR],
  roles: settings.services.filter(({ db }) => db).map(({ name }) => name),
};
const LINK = newId();

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rm(folder, { recursive: true }));

/** The member and the public service as a start of now would run them. */
async function started() {
  const secrets = await readSecrets(file, needed);
  const variablesOf = (name: string) => {
    const service = settings.services.find((one) => one.name === name);
    if (!service) throw new Error(`There is no service ${name}.`);
    const databaseUrls = new Map([[name, 'postgres://nowhere']]);
    const rest = { releases: '', compileCache: '', developmentServers: [] };
    return processEnvironment(service, { settings, secrets, databaseUrls, ...rest });
  };
  const member = variablesOf('member');
  const { IDENTITY_PUBLIC_KEYS = '', TOKEN_KEY = '' } = variablesOf('public');
  const sign = tokenSigner({
    type: 'reset-call+jwt',
    issuer: 'member',
    audience: 'public',
    privateKey: parsePrivateKey(member['IDENTITY_PRIVATE_KEY'] ?? ''),
  });
  const links = linkTokens(parseTokenKeys(TOKEN_KEY));
  const app = buildService({ name: 'public', config: { IDENTITY_PUBLIC_KEYS } });
  app.get('/internal/thing', { config: { callers: ['member'] } }, async () => ({}));
  return {
    /** Of member, for public. */
    callToken: sign({}),
    link: links.issue('reset', LINK),
    takes: async ({ callToken, link }: { callToken: string; link: string }) => {
      const headers = { authorization: `Bearer ${callToken}` };
      const { statusCode } = await app.inject({ url: '/internal/thing', headers });
      return { call: statusCode === 200, link: links.read('reset', link) === LINK };
    },
  };
}

const BOTH = { call: true, link: true };
const NEITHER = { call: false, link: false };

describe.each(['personalDataKeys', 'pushKeys'] as const)('%s', (name) => {
  /** As a start of now would hand them on. */
  const keys = async () => (await readSecrets(file, needed))[name];

  it('are used one after the other, and the one before is taken until the next rotation', async () => {
    const [first] = await keys();
    await rotateKeys(file);
    const [stillFirst, second] = await keys();
    expect(stillFirst).toBe(first);
    await rotateKeys(file);
    expect(await keys()).toEqual([second, first]);
    await rotateKeys(file);
    expect(await keys()).toEqual([second, first]);
    await rotateKeys(file);
    expect(await keys()).toEqual([second, expect.not.stringMatching(first)]);
  });
});

describe('the rotation of keys', () => {
  it('keeps two neighbouring starts believing each other, and takes nothing by the old key in the end', async () => {
    const before = await started();
    expect(await rotateKeys(file)).toBe('announced');
    const announced = await started();
    expect(await rotateKeys(file)).toBe('signing');
    const signing = await started();
    expect(await rotateKeys(file)).toBeNull();
    const after = await started();

    const starts = [before, announced, signing, after];
    for (const [index, start] of starts.entries()) {
      expect(await start.takes(start)).toEqual(BOTH);
      const following = starts[index + 1];
      if (!following) continue;
      expect(await following.takes(start)).toEqual(BOTH);
      expect(await start.takes(following)).toEqual(BOTH);
    }
    expect(announced.link).toBe(before.link);
    expect(signing.link).not.toBe(before.link);
    expect(await after.takes(before)).toEqual(NEITHER);
    expect(await before.takes(after)).toEqual(NEITHER);
  });

  it('leaves alone what stored data depends on, and can be done again', async () => {
    const { sessionSecret, dataKey, rolePasswords } = await readSecrets(file, needed);
    for (const step of ['announced', 'signing', null, 'announced']) {
      expect(await rotateKeys(file)).toBe(step);
    }
    expect(await readSecrets(file, needed)).toMatchObject({
      sessionSecret,
      dataKey,
      rolePasswords,
    });
  });

  it('reads the keys of an installation from before there was a rotation', async () => {
    const { keys, tokenKeys, rotation: _none, ...same } = await readSecrets(file, needed);
    const first = ([name, list]: [string, unknown[]]) => [name, list[0]];
    const old = {
      ...same,
      keys: Object.fromEntries(Object.entries(keys).map(first)),
      tokenKeys: Object.fromEntries(Object.entries(tokenKeys).map(first)),
    };
    const before = await started();
    await writeFile(file, JSON.stringify(old));
    expect(await (await started()).takes(before)).toEqual(BOTH);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ keys, tokenKeys });
  });
});
