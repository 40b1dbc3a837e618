import { sharedProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { pinwheelInstitutionDirectory } from './institution-directory.ts';

let sandbox: Awaited<ReturnType<typeof sharedProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([sharedProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const inSandbox = () =>
  pinwheelInstitutionDirectory({ baseUrl: `${sandbox.url}/pinwheel`, secret: 'sandbox' });
const onScript = () => pinwheelInstitutionDirectory({ baseUrl: scripted.url, secret: 'secret' });

const platform = (id: string) => ({
  id,
  name: `Platform ${id}`,
  type: 'payroll',
  supported_jobs: ['income'],
});
const page = (ids: string[], next_cursor: string | null) => ({
  meta: { count: ids.length, next_cursor },
  data: ids.map(platform),
});

describe('readAll', () => {
  it('reads all platforms of the sandbox', async () => {
    const all = await inSandbox().readAll();
    expect(all.length).toBeGreaterThanOrEqual(6_000);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['payroll', 'time_and_attendance']),
    );
    expect(all.find(({ id }) => id === 'sandbox-social-security')).toEqual({
      id: 'sandbox-social-security',
      kind: 'payroll',
      name: 'Social Security Administration',
      products: ['direct_deposit_switch', 'employment', 'income', 'paystubs'],
      isDigitalOnly: false,
    });
  });

  it('reads on where the page before said, and counts nobody twice', async () => {
    scripted.answer(({ url }) => ({
      body: url?.includes('cursor=second') ? page(['2', '3'], null) : page(['1', '2'], 'second'),
    }));
    expect((await onScript().readAll()).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it.each([
    ['nothing', () => ({ body: page([], null) })],
    ['a list of another shape', () => ({ body: { data: [platform('1')] } })],
    ['a list without an end', () => ({ body: page(['1'], 'on') })],
    [
      'half a list',
      ({ url }: { url?: string | undefined }) =>
        url?.includes('cursor') ? { status: 500, body: {} } : { body: page(['1'], 'second') },
    ],
  ])('refuses %s', async (_what, script) => {
    scripted.answer(script);
    await expect(onScript().readAll()).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('search', () => {
  it('finds by a part of the name, reading once for all who search', async () => {
    scripted.answer(() => ({ body: page(['paylark', 'northwind'], null) }));
    const directory = onScript();
    const before = scripted.requests.length;
    const [first, second, third] = await Promise.all([
      directory.search('PayL', 'payroll'),
      directory.search('wind', 'payroll'),
      directory.search('wind', 'time_and_attendance'),
    ]);
    expect(first).toMatchObject([{ id: 'paylark' }]);
    expect(second).toMatchObject([{ id: 'northwind' }]);
    expect(third).toEqual([]);
    expect(scripted.requests.length - before).toBe(1);
  });
});

describe('find', () => {
  it('returns one platform, and null for one that Pinwheel does not know', async () => {
    expect(await inSandbox().find('sandbox-wheelhop')).toMatchObject({ name: 'Wheelhop Driver' });
    expect(await inSandbox().find('nobody')).toBeNull();
  });

  it('requests nothing but ids', async () => {
    const before = scripted.requests.length;
    expect(await onScript().find('../accounts')).toBeNull();
    expect(scripted.requests.length).toBe(before);
  });

  it('is unavailable when nobody answers', async () => {
    scripted.answer(() => 'hang up');
    await expect(onScript().find('1')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});
