import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reset/service-kit/testing/eventually.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { release } from './release.ts';
import { releaseService } from './release-service.ts';
import { changeServices, readServices } from './services-file.ts';
import {
  CALLS,
  contract,
  CONTRACT,
  FILES,
  FREEZE,
  manifestOf,
  SDK,
  smallProduct,
  type SmallProduct,
} from './testing/small-product.ts';

/* Of what is live one slice is broken at a time. */

let product: SmallProduct;
const said: string[] = [];
const place = () => ({
  root: product.clone,
  store: product.store,
  origin: 'http://127.0.0.1:1',
  by: 'Ana',
  say: (line: string) => void said.push(line),
  isRunning: () => true,
});
const write: SmallProduct['write'] = (...file) => product.write(...file);

beforeAll(async () => {
  product = await smallProduct();
});
afterEach(() => product.mend());
afterAll(() => product.remove());

/** The reasons for which a slice is refused, and that what was live is live. */
async function refused(slice: string): Promise<string[]> {
  const before = [await readRegistry(product.store), await readServices(product.store)];
  const service = slice.startsWith('services/') ? slice.slice('services/'.length) : null;
  const work = service ? releaseService(service, place()) : release(slice, place());
  const error = (await work.catch((thrown: unknown) => thrown)) as { reasons?: string[] };
  expect([await readRegistry(product.store), await readServices(product.store)]).toEqual(before);
  // No product runs for these, so that no page can be opened: that is a reason of its own.
  return (error.reasons ?? [])
    .filter((reason) => !reason.startsWith('Nothing answers at http://127.0.0.1:1,'))
    .map((reason) => reason.replaceAll(/\b[0-9a-f]{16}\b/g, 'V'));
}

describe('a remote is refused', () => {
  it.each([
    [
      'that needs another React',
      { packages: { react: '^18.0.0' } },
      'The shell brings react 19.3.1, and the remote needs ^18.0.0.',
    ],
    [
      'that uses what the shell has not',
      { names: { '@reset/remote-sdk': ['api', 'announce'] } },
      'The shell does not offer announce of @reset/remote-sdk (shell/remote-sdk/src/index.ts).',
    ],
    [
      'that drops the export that the shell asks for',
      { exposed: ['titles'] },
      'The shell asks for default of ./routes, which src/routes.tsx does not export: export it again.',
    ],
  ])('%s', async (_what, changed, reason) => {
    await write('mfe-x/dist/manifest.json', manifestOf('mfe-x', changed));
    expect(await refused('mfe-x')).toEqual([
      `mfe-x V in shell V: ${reason} Take what that shell brings, or release the shell first: it may be taken back to its version before.`,
    ]);
  });

  it('that exposes nothing', async () => {
    await write('mfe-x/dist/manifest.json', null);
    expect(await refused('mfe-x')).toEqual([
      'The build of mfe-x does not expose ./routes to the shell. Build it with remoteConfig of @reset/remote-sdk/build.',
    ]);
  });

  it('whose stylesheet leaks', async () => {
    await write('mfe-x/dist/routes.css', '.mfe_x-pay-1b2c{top:0}h1{color:red}');
    expect(await refused('mfe-x')).toEqual([
      expect.stringMatching(
        /^routes\.css: h1 reaches beyond mfe_x\. Give it a class of a CSS module/,
      ),
    ]);
  });

  it('that brings more than its budget', async () => {
    // What does not compress.
    await write('mfe-x/dist/entry.js', `"${randomBytes(150_000).toString('base64url')}"`);
    expect(await refused('mfe-x')).toEqual([
      expect.stringMatching(
        /^mfe-x brings 1\d\d\.\d kB compressed before its routes can be used, and has a budget of 100\.0 kB\./,
      ),
    ]);
  });

  it('that reads what the live service does not answer yet', async () => {
    await write(CONTRACT, contract.replace('note:', 'brand_new: Type.String(), note:'));
    await write(
      'mfe-x/src/pay.ts',
      `import type { Pay } from '@reset/api-contract/member/pay.ts';
       export const isNew = (pay: Pay) => pay.brand_new;`,
    );
    await write('mfe-x/dist/entry.js', 'isNew');
    expect(await refused('mfe-x')).toEqual([
      'services/member V, which is live, does not answer Pay.brand_new (member/pay.ts), and mfe-x V reads it (mfe-x/src/pay.ts:2). Release that service first.',
    ]);
  });
});

describe('a shell is refused', () => {
  it('that drops what a live remote uses', async () => {
    await write(
      'shell/dist/manifest.json',
      manifestOf('shell', { names: { '@reset/remote-sdk': ['track'] } }),
    );
    expect(await refused('shell')).toEqual([
      'mfe-x V in shell V: The shell does not offer api of @reset/remote-sdk (shell/remote-sdk/src/index.ts). Keep it, or release that remote without it first: it may be taken back to its version before.',
    ]);
  });
});

describe('a shell', () => {
  const changeSdk = async (from: string, to: string) => {
    await write(SDK, String(FILES[SDK]).replace(from, to));
    await write('shell/dist/main.js', to);
  };

  it('that changes what a live remote uses is refused', async () => {
    await changeSdk('(path: string)', '(path: number)');
    expect(await refused('shell')).toEqual([
      expect.stringMatching(
        /^mfe-x V in shell V: api of @reset\/remote-sdk is not what the remote was built with: .*'number'.* Keep it, or/,
      ),
    ]);
  });
});

describe('a service', () => {
  it('that renames a field that a live remote reads is refused', async () => {
    await write(CONTRACT, contract.replace('paid_on', 'paid_at'));
    expect(await refused('services/member')).toEqual([
      'services/member V does not answer Pay.paid_on (member/pay.ts) any more, and mfe-x V reads it (mfe-x/src/pay.ts:3). Keep it, beside a new name if it has one, and drop it when no live release uses it.',
    ]);
  });

  it('is not held up by a version before whose sources nobody kept', async () => {
    const before = await readRegistry(product.store);
    await changeRegistry(
      product.store,
      (live) =>
        live && { ...live, shell: { ...live.shell, previous: { version: 'old', html: '' } } },
      null,
    );
    await write(CONTRACT, contract.replace('paid_on', 'paid_at'));
    expect(await refused('services/member')).toHaveLength(1);
    await changeRegistry(product.store, () => before, null);
  });

  it('that gives such a field another type is refused', async () => {
    await write(CONTRACT, contract.replace('paid_on: Type.String()', 'paid_on: Type.Number()'));
    expect(await refused('services/member')).toEqual([
      'Pay.paid_on (member/pay.ts) of services/member V may be number where it was string, and mfe-x V reads it (mfe-x/src/pay.ts:3). Add another field beside it, and change this one when no live release uses it.',
    ]);
  });

  it('that newly requires a field that a live remote does not send is refused', async () => {
    await write(CONTRACT, contract.replace('Type.Optional(Type.String())', 'Type.String()'));
    expect(await refused('services/member')).toEqual([
      'services/member V requires Ask.why (member/pay.ts), and mfe-x V does not send it. Make it optional until every live release sends it.',
    ]);
  });

  it.each([
    [
      'whose path is another one',
      { path: '/api/v1/card/:id/frozen' },
      'services/member V does not answer PUT /api/v1/card/:id/freeze any more, and mfe-x V calls it (mfe-x/src/freeze.ts:3). Keep it, beside a new path if it has one, and drop it when no live release calls it.',
    ],
    [
      'to fewer people',
      { access: 'admin' },
      'services/member V answers PUT /api/v1/card/:id/freeze to admin, where it was member, and mfe-x V calls it (mfe-x/src/freeze.ts:3). Keep who may call it, and narrow that when no live release calls it.',
    ],
    [
      'that brings a field of another type',
      { body: { ...FREEZE.body, properties: { frozen: { enum: ['yes', 'no'] } } } },
      'services/member V takes frozen in the body of PUT /api/v1/card/:id/freeze no longer as boolean, but as "no", "yes", and mfe-x V sends it (mfe-x/src/freeze.ts:3). Take both, or add another field beside it, until no live release sends it so.',
    ],
  ])('that answers a call of a live remote %s is refused', async (_what, changed, reason) => {
    await write(CALLS, { calls: [{ ...FREEZE, ...changed }] });
    expect(await refused('services/member')).toEqual([reason]);
  });

  it('that drops a field that another live service reads is refused', async () => {
    await write(
      'services/public/src/pay.ts',
      `import type { Pay } from '@reset/api-contract/member/pay.ts';
       export const noteOf = (pay: Pay) => pay.note;`,
    );
    const before = await readServices(product.store);
    await product.publishServices();
    await write(CONTRACT, contract.replace(', note: Type.String()', ''));
    expect(await refused('services/member')).toEqual([
      'services/member V does not answer Pay.note (member/pay.ts) any more, and services/public V reads it (services/public/src/pay.ts:2). Keep it, beside a new name if it has one, and drop it when no live release uses it.',
    ]);
    await changeServices(product.store, () => before);
  });

  it('may drop a field that nobody reads, which is said', async () => {
    await write(CONTRACT, contract.replace(', note: Type.String()', ''));
    const released = releaseService('member', place());
    await eventually(async () =>
      expect((await readServices(product.store)).wanted?.['member']).toBeDefined(),
    );
    await changeServices(product.store, ({ wanted = {}, live = {}, ...file }) => ({
      ...file,
      live: { ...live, member: { version: wanted['member']?.version ?? '', previous: null } },
      wanted: {},
    }));
    const version = await released;
    expect(said).toContain(
      `services/member ${version} drops or changes Pay.note (member/pay.ts), which no live release uses.`,
    );
    const file = join(product.store, 'services/member', `${version}.uses.json`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty([
      'answers',
      'member/pay.ts Pay.paid_on',
    ]);
  });
});
