import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { demoClient } from '#testing/demo-client.ts';

let demo: ReturnType<typeof demoClient>;
beforeEach(() => {
  demo = demoClient();
});

const users = async () => (await demo.get<Profile[]>('/mock/users')).body;
const namesOf = (profiles: Profile[]) => profiles.map((one) => one.first_name);
const current = async () => (await demo.get<Profile>('/users/profile')).body;

describe('mock/*', () => {
  it('init gives the fictional members, who are kept when they are there [DEMO-018]', async () => {
    const { status, body } = await demo.post<{ users: Profile[] }>('/mock/init');
    expect([status, namesOf(body.users)]).toEqual([200, ['Ana', 'Ben']]);
    expect((await demo.post<{ users: Profile[] }>('/mock/init')).body).toEqual(body);
  });

  it('users lists them [DEMO-020]', async () => {
    expect((await users()).map((one) => one.repayment_method)).toEqual([
      'direct_deposit_flow',
      'ach_debit_flow',
    ]);
  });

  it('users/set_current has the profile be of that one [DEMO-021]', async () => {
    const [, ben] = await users();
    expect((await demo.post('/mock/users/set_current', { id: ben?.id })).body).toEqual(ben);
    expect(await current()).toEqual(ben);
    const unknown = await demo.post('/mock/users/set_current', { id: 'nobody' });
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'not_found' }]);
    expect(await current()).toEqual(ben);
  });

  it('users/create adds one, without what is empty [DEMO-022, DEMO-014]', async () => {
    const { status, body } = await demo.post<Profile>('/mock/users/create', {
      first_name: 'Cora',
      last_name: 'Diaz',
      primary_bank: '',
      payroll: 'Corner Cafe',
      repayment_method: 'ach_debit_flow',
      logo: { data: 'aWNvbg==', type: 'image/png' },
    });
    expect([status, body]).toMatchObject([
      201,
      {
        email: 'cora.diaz@example.com',
        accounts: {
          primary_bank: { name: 'First Example Bank' },
          payroll: { name: 'Corner Cafe' },
        },
        repayment_method: 'ach_debit_flow',
        partner_logo: { data: 'aWNvbg==', type: 'image/png' },
      },
    ]);
    expect(namesOf(await users())).toEqual(['Ana', 'Ben', 'Cora']);
  });

  it('users/create refuses a logo that is no picture, and who has no name [DEMO-015]', async () => {
    const name = { first_name: 'Cora', last_name: 'Diaz' };
    const text = { data: 'dGV4dA==', type: 'text/plain' };
    const refused = await demo.post('/mock/users/create', { ...name, logo: text });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { logo: [expect.any(String)] } },
    ]);
    const unnamed = await demo.post('/mock/users/create', { ...name, last_name: '' });
    expect([unnamed.status, unnamed.body]).toMatchObject([
      422,
      { errors: { last_name: [expect.any(String)] } },
    ]);
    expect(await users()).toHaveLength(2);
  });

  it('reset has all be as it was at first [DEMO-019]', async () => {
    await demo.post('/mock/users/create', { first_name: 'Cora', last_name: 'Diaz' });
    await demo.post('/simulate/transaction');
    expect(await demo.post('/mock/reset')).toMatchObject({ status: 200, body: {} });
    expect(namesOf(await users())).toEqual(['Ana', 'Ben']);
    expect(
      (await demo.get<object[]>('/card_accounts/current/card_transactions')).body,
    ).toHaveLength(4);
    expect(await current()).toMatchObject({ first_name: 'Ana' });
  });
});

describe('a session of the mock', () => {
  it('begins with a member’s address and any password, and ends with the sign-out', async () => {
    demo = demoClient({ isSignedIn: false });
    expect((await demo.get('/users/profile')).status).toBe(401);
    const user = { email: ' Ben.Carter@example.com', password: 'whatever' };
    expect(await demo.post('/users/sign_in', { user })).toMatchObject({
      status: 200,
      body: { location: '/dashboard' },
    });
    expect(await current()).toMatchObject({ first_name: 'Ben' });
    expect((await demo.get('/users/sign_out')).status).toBe(204);
    expect((await demo.get('/users/profile')).status).toBe(401);
    expect((await demo.post('/simulate/transaction')).status).toBe(401);
  });

  it('ends with the one that the demonstration hides: the services answer the sign-out', async () => {
    demo = demoClient({ hasOwnSession: true });
    const passedOn = await demo.get('/users/sign_out');
    expect([passedOn.status, passedOn.isPassedOn]).toEqual([302, true]);
    expect((await demo.get('/users/profile')).status).toBe(401);
  });

  it('writes nothing once the sign-out is answered', async () => {
    await demo.get('/users/sign_out');
    demo.storage.clear();
    demo.store.flush();
    expect(demo.storage.length).toBe(0);
  });

  it('is nobody’s whom the mock does not know', async () => {
    demo = demoClient({ isSignedIn: false });
    const user = { email: 'hazel.hourly@example.com', password: 'sunrise' };
    const refused = await demo.post('/users/sign_in', { user });
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'invalid_credentials' }]);
  });
});

describe('every other call', () => {
  it.each([
    ['GET', '/admin/users'],
    ['GET', '/card_application/status'],
    ['GET', '/statements/nothing'],
    ['GET', '/contentful/page?slug=nothing'],
    ['POST', '/users/sms_opt_in'],
    ['PUT', '/card_accounts/current/freeze'],
  ])('is 404: %s %s', async (method, path) => {
    const answer = await (method === 'GET' ? demo.get(path) : demo.post(path, {}));
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  });
});
