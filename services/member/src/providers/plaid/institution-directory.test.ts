import { sharedProviderSandbox } from '@reset/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { plaidInstitutionDirectory } from './institution-directory.ts';

/** Those behind the sandbox's banks on phones only. */
const BEHIND = ['091000718', '103100739', '124303298'];

let sandbox: Awaited<ReturnType<typeof sharedProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([sharedProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const inSandbox = (digitalOnlyBanks = BEHIND) =>
  plaidInstitutionDirectory({
    baseUrl: `${sandbox.url}/plaid`,
    clientId: 'sandbox',
    secret: 'sandbox',
    digitalOnlyBanks,
  });
const onScript = () =>
  plaidInstitutionDirectory({
    baseUrl: scripted.url,
    clientId: 'id',
    secret: 'secret',
    digitalOnlyBanks: [],
  });

const page = (ids: string[], total: number) => ({
  total,
  institutions: ids.map((institution_id) => ({
    institution_id,
    name: `Bank ${institution_id}`,
    products: ['auth'],
    routing_numbers: [],
  })),
});

describe('readAll', () => {
  it('reads all banks of the sandbox, and knows those on phones only', async () => {
    const all = await inSandbox().readAll();
    expect(all.length).toBeGreaterThanOrEqual(9_000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ isDigitalOnly }) => isDigitalOnly)).toHaveLength(150);
    expect(all.find(({ id }) => id === 'ins_sandbox_1')).toEqual({
      id: 'ins_sandbox_1',
      kind: 'bank',
      name: 'Tidewater Savings Bank',
      products: expect.arrayContaining(['auth', 'balance', 'transactions']),
      isDigitalOnly: false,
    });
  });

  it('refuses a list of which a part is missing', async () => {
    scripted.answer(() => ({ body: page(['ins_1', 'ins_2'], 3) }));
    await expect(onScript().readAll()).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('refuses a list whose next page does not come', async () => {
    let requests = 0;
    scripted.answer(() => {
      requests += 1;
      return requests === 1 ? { body: page(['ins_1'], 1_000) } : { status: 500, body: {} };
    });
    await expect(onScript().readAll()).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it.each([
    ['no list', page([], 0)],
    ['a list of another shape', { institutions: [{ institution_id: 'ins_1' }], total: 1 }],
    ['an id that is empty', page([''], 1)],
  ])('refuses %s', async (_what, body) => {
    scripted.answer(() => ({ body }));
    await expect(onScript().readAll()).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('search', () => {
  it('finds what Plaid finds, and no payroll', async () => {
    expect(await inSandbox().search('pocketbird', 'bank')).toMatchObject([
      { id: 'ins_sandbox_5', isDigitalOnly: true },
    ]);
    expect(await inSandbox().search('pocketbird', 'payroll')).toEqual([]);
  });
});

describe('find', () => {
  it('knows a bank on phones only by its own id as well', async () => {
    expect(await inSandbox(['ins_sandbox_6']).find('ins_sandbox_6')).toMatchObject({
      name: 'Brightleaf Mobile Banking',
      isDigitalOnly: true,
    });
    expect(await inSandbox(['']).find('ins_sandbox_6')).toMatchObject({ isDigitalOnly: false });
  });

  it('knows nobody under an id that Plaid does not know', async () => {
    expect(await inSandbox().find('ins_0')).toBeNull();
  });

  it.each([
    ['hangs up', 'hang up' as const],
    ['is full', { status: 429, body: { error_type: 'RATE_LIMIT_EXCEEDED' } }],
    ['is not Plaid at all', { status: 502, body: '<html>' }],
  ])('is unavailable when whoever answers %s', async (_what, answer) => {
    scripted.answer(() => answer);
    await expect(onScript().find('ins_1')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('shows no secret in its error', async () => {
    scripted.answer(() => ({ status: 500, body: {} }));
    const error = await onScript()
      .find('ins_1')
      .then(
        () => null,
        (thrown: Error) => thrown,
      );
    expect(error?.cause).toBeInstanceOf(Error);
    expect(JSON.stringify(Object.entries(error?.cause ?? {}))).toBe('[]');
  });
});
