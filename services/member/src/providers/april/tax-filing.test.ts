import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { startProviderSandbox } from '@reset/service-kit/testing';
import { startScriptedProvider } from '#testing/scripted-provider.ts';
import { aprilTaxFiling } from './tax-filing.ts';

let sandbox: Awaited<ReturnType<typeof startProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedProvider>>;
beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([startProviderSandbox(), startScriptedProvider()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const filing = () => aprilTaxFiling({ baseUrl: `${sandbox.url}/april`, apiKey: 'sandbox' });
const onScript = () => aprilTaxFiling({ baseUrl: scripted.url, apiKey: 'key' });
const somebody = (userId = newId()) => ({
  userId,
  firstName: 'Tess',
  lastName: 'Taxes',
  email: 'tess@example.com',
});
const file = (token: string) =>
  fetch(`${sandbox.url}/april/embed`, {
    method: 'POST',
    body: new URLSearchParams({
      token,
      filing_status: 'single',
      state: 'OR',
      wages: '35000',
      withheld: '4000',
    }),
  });
const WIRE = {
  id: 'r1',
  tax_year: 2026,
  jurisdiction: 'federal',
  state: 'OR',
  status: 'accepted',
  refund_amount: 1,
  refund_advance_eligible: true,
  submitted_at: '2027-02-01T00:00:00.000Z',
};

describe('aprilTaxFiling', () => {
  it('makes somebody known once, and reads what she files', async () => {
    const one = somebody();
    const filerId = await filing().createUser(one);
    expect(await filing().createUser(one)).toBe(filerId);
    expect(await filing().listReturns(filerId)).toEqual([]);
    const { accessToken, expiresAt } = await filing().grantAccess(filerId);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    await file(accessToken);
    const returns = await filing().listReturns(filerId);
    expect(returns).toMatchObject([
      {
        jurisdiction: 'Federal',
        state: 'OR',
        refundCents: 120_000,
        isAdvanceEligible: true,
        status: 'submitted',
        submittedAt: expect.any(Date),
      },
      // She owes the state.
      { jurisdiction: 'OR', refundCents: -20_000, isAdvanceEligible: false },
    ]);
    const [federal] = returns;
    expect(await filing().findReturn(federal?.id ?? '')).toEqual(federal);
    expect(await filing().findReturn('nothing')).toBeNull();
  });

  it('says where refunds are sent', async () => {
    const filerId = await filing().createUser(somebody());
    const account = { routingNumber: '112233445', accountNumber: '9900112233' };
    await filing().setDestination(filerId, account);
    const refused = filing().setDestination(filerId, { ...account, routingNumber: '1' });
    await expect(refused).rejects.toMatchObject({ reason: 'refused' });
  });

  it('does not know whom the provider does not know', async () => {
    await expect(filing().grantAccess('../users')).rejects.toMatchObject({ code: '404' });
    await expect(filing().listReturns('nobody')).rejects.toMatchObject({ code: '404' });
  });

  it.each([
    [{}],
    [{ tax_returns: null }],
    [{ tax_returns: [{ ...WIRE, refund_amount: 0.5 }] }],
    [{ tax_returns: [{ ...WIRE, status: 'paid' }] }],
    [{ tax_returns: [{ ...WIRE, jurisdiction: 'Oregon' }] }],
    [{ tax_returns: [{ ...WIRE, submitted_at: 'yesterday' }] }],
  ])('is unavailable when the returns are %j', async (body) => {
    scripted.answer(() => ({ body }));
    await expect(onScript().listReturns('a')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it.each([{}, { access_token: '', expires_at: WIRE.submitted_at }, { access_token: 'token' }])(
    'is unavailable when the token is %j',
    async (body) => {
      scripted.answer(() => ({ body }));
      await expect(onScript().grantAccess('a')).rejects.toMatchObject({ reason: 'unavailable' });
    },
  );
});
