import { createHmac } from 'node:crypto';
import { eventually } from '@reset/service-kit/testing';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JOBS, SECRET, sentOf, startPinwheelCustomer } from './testing/pinwheel-customer.ts';

const customer = await startPinwheelCustomer();
afterAll(customer.stop);
let owner = '';
let count = 0;
beforeEach(() => {
  count += 1;
  owner = `owner-${count}`;
});

const target = {
  name: 'Reset account',
  type: 'checking',
  account_number: '900012345678',
  routing_number: '091000718',
};
const asked = () => ({ org_name: 'Reset', end_user_id: owner, required_jobs: JOBS });
const ask = (body: object) => customer.call('/pinwheel/v1/link_tokens', { method: 'POST', body });
const tokenFor = async (body: object) => {
  const reply = await ask(body);
  return (reply.body as { data: { token: string } }).data.token;
};
const signIn = (token: string, username: string, password = 'pass_good') =>
  customer.submit('login', { token, platform_id: 'sandbox-paylark', username, password });
const open = async (token: string) =>
  (await fetch(`${customer.url}/pinwheel/link?token=${token}`)).text();
const accounts = async () => {
  const { body } = await customer.call(`/control/pinwheel/accounts.json?user=${owner}`);
  return (body as { accounts: { id: string; monitoring_status: string }[] }).accounts;
};
const account = async (id: string) => {
  const { body } = await customer.call(`/pinwheel/v1/accounts/${id}`);
  return (body as { data: object }).data;
};

describe('POST /pinwheel/v1/link_tokens', () => {
  it('gives out a token that is good for an hour', async () => {
    expect(await ask(asked())).toEqual({
      status: 200,
      body: {
        data: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          mode: 'sandbox',
          token: expect.stringMatching(/^link-sandbox-/),
          expires: '2026-11-20T21:00:00.000Z',
        },
      },
    });
  });

  it.each([
    ['nobody', { end_user_id: undefined }, 400, 'invalid_request'],
    ['a name of blanks', { end_user_id: '  ' }, 400, 'invalid_request'],
    ['no jobs', { required_jobs: undefined }, 400, 'invalid_request'],
    ['a job that there is not', { required_jobs: ['dance'] }, 400, 'invalid_request'],
    ['a platform that there is not', { platform_id: 'nowhere' }, 404, 'platform_not_found'],
    ['an account that there is not', { account_id: 'nobody' }, 404, 'account_not_found'],
    ['a switch to nowhere', { required_jobs: ['direct_deposit_switch'] }, 400, 'invalid_request'],
  ])('refuses %s', async (_what, changed, status, code) => {
    const reply = await ask({ ...asked(), ...changed });
    expect(reply).toMatchObject({ status, body: { error: { status, code } } });
  });

  it('refuses a version that is not spoken', async () => {
    const headers = { 'x-api-secret': SECRET, 'pinwheel-version': '1999-01-01' };
    const reply = await fetch(`${customer.url}/pinwheel/v1/platforms`, { headers });
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_version' } },
    ]);
  });
});

describe('signing in', () => {
  it('connects an account of whom the token is for', async () => {
    const id = await customer.connect({ user: 'user_good', owner });
    expect(await account(id)).toMatchObject({
      id,
      end_user_id: owner,
      platform_id: 'sandbox-paylark',
      connected: true,
      monitoring_status: 'active',
      data_refreshed_at: { paystubs: '2026-11-20T00:00:00Z', shifts: '2026-11-20T00:00:00Z' },
    });
    const shifts = await customer.call(`/pinwheel/v1/accounts/${id}/shifts`);
    const [newest] = (shifts.body as { data: object[] }).data;
    expect(newest).toMatchObject({ account_id: id, end_date: '2026-11-19' });
  });

  it('sends webhooks that are signed over their bytes', async () => {
    await customer.connect({ user: 'user_good', owner });
    const expected = [
      'account.added',
      'employment.added',
      'income.added',
      'paystubs.added',
      'paystubs.fully_synced',
      'shifts.added',
      'shifts.fully_synced',
    ];
    await eventually(async () => expect(customer.eventsOf(owner)).toEqual(expected));
    for (const { text, headers } of customer.webhooksOf(owner)) {
      const at = String(headers['x-timestamp']);
      const digest = createHmac('sha256', SECRET).update(`v2:${at}:`).update(text).digest('hex');
      expect(at).toBe(String(Date.parse('2026-11-20T20:00:00Z') / 1_000));
      expect(headers['x-pinwheel-signature']).toBe(`v2=${digest}`);
    }
    const ids = customer.webhooksOf(owner).map((webhook) => sentOf(webhook).event_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('comes to one account, however often the form is sent', async () => {
    const token = await tokenFor(asked());
    const [once, twice] = [await signIn(token, 'user_good'), await signIn(token, 'user_good')];
    expect(once).toContain('You are connected');
    expect(twice).toContain((await accounts())[0]?.id);
    expect(await accounts()).toHaveLength(1);
  });

  it.each([
    ['a wrong password', 'user_good', 'nope', 'invalidCredentials'],
    ['somebody without a payroll', 'user_no_deposit', 'pass_good', 'invalidCredentials'],
    ['a platform that is down', 'user_down', 'pass_good', 'platformUnavailable'],
  ])('refuses %s', async (_what, user, password, code) => {
    const page = await signIn(await tokenFor(asked()), user, password);
    expect(page).toContain('role="alert"');
    expect(page).toContain(code);
    expect(await accounts()).toEqual([]);
  });

  it('wants a code where there is a second factor', async () => {
    const token = await tokenFor(asked());
    expect(await signIn(token, 'user_mfa')).toContain('Enter your code');
    expect(await customer.submit('code', { token, code: '9999' })).toContain('The code is wrong.');
    expect(await customer.submit('code', { token, code: '1234' })).toContain('You are connected');
    expect(await accounts()).toHaveLength(1);
  });

  it('is over when the token is, or never was', async () => {
    const token = await tokenFor(asked());
    customer.context.clock.move(3_600_000);
    expect(await signIn(token, 'user_good')).toContain('This link has expired.');
    customer.context.clock.move(0);
    expect(await open('link-sandbox-invented')).toContain('This link has expired.');
    expect(await accounts()).toEqual([]);
  });

  it('begins at the platform that the token names, and else with a search', async () => {
    expect(await open(await tokenFor(asked()))).toContain('Find who pays you');
    const named = await tokenFor({ ...asked(), platform_id: 'sandbox-wheelhop' });
    expect(await open(named)).toContain('Sign in to Wheelhop Driver');
  });

  it('offers only platforms of the type that can do all required jobs', async () => {
    const search = async (body: object, q: string) => {
      const token = await tokenFor({ ...asked(), ...body });
      return (await fetch(`${customer.url}/pinwheel/link/search?token=${token}&q=${q}`)).text();
    };
    expect(await search({}, 'paylark')).toContain('platform_id=sandbox-paylark');
    expect(await search({}, 'plainfield')).not.toContain('sandbox-plainfield-payroll');
    expect(await search({ platform_type: 'time_and_attendance' }, 'paylark')).not.toContain(
      'sandbox-paylark',
    );
    expect(await search({ platform_type: 'time_and_attendance' }, 'punch')).toContain(
      'sandbox-punchwell',
    );
  });

  it('reads what the platform supports, and not the rest', async () => {
    const token = await tokenFor({ ...asked(), platform_id: 'sandbox-plainfield-payroll' });
    const login = { username: 'user_good', password: 'pass_good' };
    await customer.submit('login', { token, platform_id: 'sandbox-plainfield-payroll', ...login });
    const [linked] = await accounts();
    const read = (what: string) => customer.call(`/pinwheel/v1/accounts/${linked?.id}/${what}`);
    expect(await read('shifts')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_not_found' } },
    });
    expect(await read('paystubs')).toMatchObject({ status: 200 });
  });

  it('writes what people typed as text', async () => {
    const token = await tokenFor({ ...asked(), org_name: '<b>Reset</b>' });
    const url = `${customer.url}/pinwheel/link/search?token=${token}&q=${encodeURIComponent('"><script>')}`;
    const page = await (await fetch(url)).text();
    expect(page).toContain('&lt;b&gt;Reset');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(page.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/json" id="messages">',
      '<script src="/widgets/frame.js">',
    ]);
  });
});

describe('an account', () => {
  it('of user_leaves wants its owner once it was read, and is brought back by signing in', async () => {
    const id = await customer.connect({ user: 'user_leaves', owner });
    expect(await account(id)).toMatchObject({ monitoring_status: 'active' });
    expect(await customer.call(`/pinwheel/v1/accounts/${id}/income`)).toMatchObject({
      status: 200,
    });
    expect(await account(id)).toMatchObject({
      connected: false,
      monitoring_status: 'user_action_required',
    });
    await eventually(async () =>
      expect(customer.eventsOf(owner)).toContain('account.monitoring_status.updated'),
    );
    const token = await tokenFor({ org_name: 'Reset', account_id: id });
    expect(await open(token)).toContain('Sign in to Paylark');
    await signIn(token, 'user_good');
    expect(await account(id)).toMatchObject({ connected: true, monitoring_status: 'active' });
    expect(await accounts()).toHaveLength(1);
  });

  it('is brought back by the login that connected it, and by no other', async () => {
    const id = await customer.connect({ user: 'user_good', owner });
    await customer.call(`/control/pinwheel/accounts/${id}/disconnect`, { method: 'POST' });
    const before = await account(id);
    const token = await tokenFor({ org_name: 'Reset', account_id: id });
    const refused = await signIn(token, 'user_gig');
    expect(refused).toContain('<p role="alert">This login belongs to another account.');
    expect(refused).toContain('"code":"invalidCredentials"');
    expect(await account(id)).toEqual(before);
    expect(await accounts()).toHaveLength(1);
    expect(await signIn(token, 'user_good')).toContain('You are connected');
    expect(await account(id)).toMatchObject({ connected: true, monitoring_status: 'active' });
  });

  it('is ended for good by its customer', async () => {
    const id = await customer.connect({ user: 'user_good', owner });
    const end = () => customer.call(`/pinwheel/v1/accounts/${id}/disconnect`, { method: 'POST' });
    expect(await end()).toEqual({ status: 204, body: null });
    expect(await end()).toEqual({ status: 204, body: null });
    expect(await account(id)).toMatchObject({ connected: false, monitoring_status: 'unavailable' });
    expect(await ask({ org_name: 'Reset', account_id: id })).toMatchObject({
      status: 400,
      body: { error: { code: 'account_disconnected' } },
    });
    expect(await customer.call(`/pinwheel/v1/accounts/${id}/paystubs`)).toMatchObject({
      status: 200,
    });
  });

  it('pays where its owner switched her deposit to', async () => {
    const jobs = ['direct_deposit_allocations', 'direct_deposit_switch'];
    const token = await tokenFor({
      ...asked(),
      required_jobs: jobs,
      allocation: { targets: [target] },
    });
    expect(await signIn(token, 'user_good')).toContain('Switch your direct deposit');
    const [linked] = await accounts();
    const allocations = async () => {
      const path = `/pinwheel/v1/accounts/${linked?.id}/direct_deposit_allocations`;
      const { body } = await customer.call(path);
      return (body as { data: { allocations: object[] } }).data.allocations;
    };
    expect(await allocations()).toMatchObject([{ masked_account_number: '4021' }]);
    expect(await customer.submit('switch', { token })).toContain('"job":"direct_deposit_switch"');
    expect(await allocations()).toEqual([
      {
        account_name: 'Reset account',
        account_type: 'checking',
        allocation_type: 'remainder',
        amount: null,
        percentage: null,
        bank_name: null,
        currency: 'USD',
        masked_account_number: '5678',
        priority: 1,
        routing_number: '091000718',
      },
    ]);
    await eventually(async () =>
      expect(customer.eventsOf(owner)).toContain('direct_deposit_switch.added'),
    );
  });
});
