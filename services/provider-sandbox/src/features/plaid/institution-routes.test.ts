import { afterAll, describe, expect, it } from '@jest/globals';
import { CountryCode, Products } from 'plaid';
import { plaidAt, startPlaidCustomer } from './testing/plaid-customer.ts';

/* By Plaid's own client: whatever it cannot read, our services cannot read either. */

const { plaid, url, stop } = await startPlaidCustomer();
afterAll(stop);
const us = { country_codes: [CountryCode.Us] };

/** What Plaid says against a request. */
const refusalOf = (request: Promise<unknown>) =>
  request.then(
    () => null,
    ({ response }: { response: { status: number; data: object } }) => ({
      status: response.status,
      ...response.data,
    }),
  );

describe('POST /institutions/get', () => {
  it('answers all institutions page by page, none twice and none left out', async () => {
    const { total } = (await plaid.institutionsGet({ count: 1, offset: 0, ...us })).data;
    const ids: string[] = [];
    for (let offset = 0; offset < total; offset += 500) {
      const { data } = await plaid.institutionsGet({ count: 500, offset, ...us });
      ids.push(...data.institutions.map(({ institution_id }) => institution_id));
    }
    expect(total).toBeGreaterThanOrEqual(9_000);
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  });

  it('answers in the shape of Plaid', async () => {
    const { data } = await plaid.institutionsGet({ count: 1, offset: 0, ...us });
    expect(data).toEqual({
      institutions: [
        {
          institution_id: 'ins_sandbox_1',
          name: 'Tidewater Savings Bank',
          products: expect.arrayContaining(['auth', 'balance', 'transactions']),
          country_codes: ['US'],
          routing_numbers: [expect.stringMatching(/^\d{9}$/)],
          oauth: expect.any(Boolean),
        },
      ],
      total: expect.any(Number),
      request_id: expect.any(String),
    });
  });

  it('answers the address of a bank on request', async () => {
    const options = { include_optional_metadata: true };
    const { data } = await plaid.institutionsGet({ count: 1, offset: 0, ...us, options });
    expect(data.institutions[0]).toMatchObject({ url: 'https://tidewater-savings-bank.example' });
  });

  it('leaves out banks without the wanted products', async () => {
    const options = { products: [Products.Auth, Products.IncomeVerification], oauth: true };
    const { data } = await plaid.institutionsGet({ count: 500, offset: 0, ...us, options });
    expect(data.total).toBeGreaterThan(500);
    for (const { products, oauth } of data.institutions) {
      expect(products).toEqual(expect.arrayContaining(options.products));
      expect(oauth).toBe(true);
    }
  });

  it('finds the banks behind a routing number', async () => {
    const options = { routing_numbers: ['091000718'] };
    const { data } = await plaid.institutionsGet({ count: 500, offset: 0, ...us, options });
    expect(data.total).toBeGreaterThan(10);
    expect(data.total).toBeLessThanOrEqual(150);
  });

  it('has no bank in another country', async () => {
    const elsewhere = { country_codes: [CountryCode.Ca] };
    const { data } = await plaid.institutionsGet({ count: 10, offset: 0, ...elsewhere });
    expect(data).toMatchObject({ institutions: [], total: 0 });
  });

  it.each([
    ['more than 500 at once', { count: 501, offset: 0, ...us }, 'INVALID_FIELD'],
    ['a place before the first', { count: 1, offset: -1, ...us }, 'INVALID_FIELD'],
    ['no country', { count: 1, offset: 0, country_codes: [] }, 'INVALID_FIELD'],
    ['an unknown field', { count: 1, offset: 0, ...us, page: 2 }, 'UNKNOWN_FIELDS'],
  ])('refuses %s', async (_what, request, error_code) => {
    expect(await refusalOf(plaid.institutionsGet(request))).toMatchObject({
      status: 400,
      error_type: 'INVALID_REQUEST',
      error_code,
      display_message: null,
    });
  });

  it('refuses a call without a client', async () => {
    const stranger = plaidAt(url, { 'PLAID-CLIENT-ID': '', 'PLAID-SECRET': '' });
    expect(await refusalOf(stranger.institutionsGet({ count: 1, offset: 0, ...us }))).toMatchObject(
      { status: 400, error_code: 'MISSING_FIELDS' },
    );
  });
});

describe('POST /institutions/search', () => {
  const search = async (query: string, products: Products[] | null = null) =>
    (await plaid.institutionsSearch({ query, products, ...us })).data.institutions.map(
      ({ name }) => name,
    );

  it('finds by the beginnings of words, in the order of names', async () => {
    expect(await search('tidew sav')).toEqual([
      'Tidewater Savings & Loan of Cape Merrow',
      'Tidewater Savings Bank',
    ]);
  });

  it('answers ten at most', async () => {
    expect(await search('bank')).toHaveLength(10);
  });

  it('finds no bank by a typo, nor by signs alone', async () => {
    expect(await search('tidewatr')).toEqual([]);
    expect(await search('&&')).toEqual([]);
  });

  it('leaves out banks without the wanted products', async () => {
    expect(await search('thistlemere federal credit')).toHaveLength(1);
    expect(await search('thistlemere federal credit', [Products.Auth])).toEqual([]);
  });
});

describe('POST /institutions/get_by_id', () => {
  it('answers one institution', async () => {
    const { data } = await plaid.institutionsGetById({ institution_id: 'ins_sandbox_5', ...us });
    expect(data.institution).toMatchObject({ institution_id: 'ins_sandbox_5', name: 'Pocketbird' });
  });

  it('refuses an id that it does not know', async () => {
    expect(
      await refusalOf(plaid.institutionsGetById({ institution_id: 'ins_0', ...us })),
    ).toMatchObject({
      status: 400,
      error_type: 'INVALID_INPUT',
      error_code: 'INVALID_INSTITUTION',
    });
  });
});
