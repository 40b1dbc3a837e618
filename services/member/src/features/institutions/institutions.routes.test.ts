import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Institutions } from '@reset/api-contract/member/linking.ts';
import { newId, ProviderError } from '@reset/service-kit';
import { asCaller, asStaff } from '@reset/service-kit/testing';
import type { Institution } from '#providers/institution-directory.ts';
import {
  ALWAYS_INELIGIBLE,
  type MemberServiceUnderTest,
  startMemberService,
} from '#testing/member-service.ts';
import { institutionStore } from './institutions.store.ts';

const NOW = new Date('2026-11-20T20:00:00Z');

const some = (id: string, changes: Partial<Institution>): Institution => ({
  id,
  kind: 'payroll',
  name: id,
  products: ['income', 'employment'],
  isDigitalOnly: false,
  ...changes,
});

const BANKS = [
  some('ins_1', { kind: 'bank', name: 'Crestline Bank', products: ['auth', 'balance'] }),
  some('ins_2', { kind: 'bank', name: 'Amble Credit Union' }),
];
const PLATFORMS = [
  some('adl', { name: 'Adlerfield Payroll' }),
  some('full', {
    name: 'Fullpath Payroll',
    products: ['income', 'employment', 'shifts', 'direct_deposit_switch', 'paystubs'],
  }),
  some('adc', { name: 'Adclock', kind: 'time_and_attendance', products: ['shifts'] }),
  some(ALWAYS_INELIGIBLE, { name: 'Fieldstone Stipends', products: ['income', 'paystubs'] }),
];

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
  const store = institutionStore(service.database);
  await store.replace('plaid', BANKS, NOW);
  await store.replace('pinwheel', PLATFORMS, NOW);
});
afterAll(() => service.stop());

const userId = newId();
const found = async (path: string): Promise<Institutions['institutions']> => {
  const reply = await service.get(userId, path);
  expect(reply.statusCode).toBe(200);
  return reply.json<Institutions>().institutions;
};
const searchBanks = (query: string) => `/plaid/search_institutions?${query}`;
const searchPlatforms = (query: string) => `/pinwheel/search_institutions?${query}`;

describe('GET /plaid/search_institutions', () => {
  it('finds banks by name, the best first [ONB-037]', async () => {
    expect(await found(searchBanks('name=cre'))).toEqual([
      { id: 'ins_1', name: 'Crestline Bank', products: 'auth,balance' },
      { id: 'ins_2', name: 'Amble Credit Union', products: 'income,employment' },
    ]);
    expect(await found(searchBanks('name=crestlnie'))).toMatchObject([{ id: 'ins_1' }]);
  });

  it('answers with none where no name fits', async () => {
    expect(await found(searchBanks('name=payroll'))).toEqual([]);
  });

  it.each(['', 'name=', 'name=c', `name=${'c'.repeat(101)}`, 'name=cre&kind=bank', 'name=cr%00'])(
    'refuses ?%s',
    async (query) => {
      expect((await service.get(userId, searchBanks(query))).statusCode).toBe(422);
    },
  );

  it('refuses whoever is not signed in', async () => {
    const reply = await service.app.inject({ url: `/api/v1${searchBanks('name=cre')}` });
    expect(reply.statusCode).toBe(401);
  });

  it('answers staff as well', async () => {
    const reply = await service.app.inject({
      url: `/api/v1${searchBanks('name=cre')}`,
      headers: asStaff(userId, { audience: 'member' }),
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe('GET /pinwheel/search_institutions', () => {
  it('finds payrolls, and lists what they can report by commas [ONB-056]', async () => {
    expect(await found(searchPlatforms('name=ad&platform_type=payroll'))).toEqual([
      { id: 'adl', name: 'Adlerfield Payroll', products: 'income,employment' },
    ]);
  });

  it('finds those that keep hours when they are requested [ONB-056]', async () => {
    expect(await found(searchPlatforms('name=ad&platform_type=time_and_attendance'))).toEqual([
      { id: 'adc', name: 'Adclock', products: 'shifts' },
    ]);
  });

  it('has five words for what a platform can report [ONB-048]', async () => {
    expect(await found(searchPlatforms('name=fullpath&platform_type=payroll'))).toMatchObject([
      { products: 'income,employment,shifts,direct_deposit_switch,paystubs' },
    ]);
  });

  it('lists nothing that the one that never makes eligible can report', async () => {
    expect(await found(searchPlatforms('name=fieldstone&platform_type=payroll'))).toEqual([
      { id: ALWAYS_INELIGIBLE, name: 'Fieldstone Stipends', products: '' },
    ]);
  });

  it.each(['name=ad', 'name=ad&platform_type=bank', 'name=a&platform_type=payroll'])(
    'refuses ?%s',
    async (query) => {
      expect((await service.get(userId, searchPlatforms(query))).statusCode).toBe(422);
    },
  );
});

describe('GET /internal/platforms/:platform_id', () => {
  const ask = (id: string, caller = 'onboarding') =>
    service.app.inject({
      url: `/internal/platforms/${id}`,
      headers: asCaller(caller, { audience: 'member' }),
    });

  beforeEach(() => {
    service.world.institutions = [];
    service.world.providerError = null;
  });

  it('lists what a platform can report', async () => {
    expect((await ask('adl')).json()).toEqual({
      id: 'adl',
      name: 'Adlerfield Payroll',
      products: ['income', 'employment'],
    });
    expect((await ask('adl', 'admin')).statusCode).toBe(200);
  });

  it('lists nothing for one that never makes eligible', async () => {
    expect((await ask(ALWAYS_INELIGIBLE)).json()).toMatchObject({ products: [] });
  });

  it('requests one that is not kept from the provider', async () => {
    service.world.institutions = [some('new', { name: 'Newfield HR' })];
    expect((await ask('new')).json()).toMatchObject({ name: 'Newfield HR' });
  });

  it('refuses one that no provider knows, and answers 503 while the provider is away', async () => {
    expect((await ask('nobody')).statusCode).toBe(404);
    service.world.providerError = new ProviderError('No answer', 'unavailable');
    expect((await ask('somebody')).statusCode).toBe(503);
    expect((await ask('adl')).statusCode).toBe(200);
  });

  it('asks the provider for 30 made-up ones a minute, and answers 503 to more', async () => {
    const statuses = [];
    for (let one = 0; one < 40; one += 1) statuses.push((await ask(`made-up-${one}`)).statusCode);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(30);
    expect(statuses.slice(-10)).toEqual(Array(10).fill(503));
    expect((await ask('made-up-0')).statusCode).toBe(404);
    expect((await ask('adl')).statusCode).toBe(200);
  });

  it('refuses other callers', async () => {
    expect((await ask('adl', 'public')).statusCode).toBe(403);
  });
});

describe('while nothing is kept', () => {
  let bare: MemberServiceUnderTest;
  beforeAll(async () => {
    bare = await startMemberService();
  });
  afterAll(() => bare.stop());

  it('is answered by the provider itself', async () => {
    bare.world.institutions = BANKS;
    expect((await bare.get(userId, searchBanks('name=Crest'))).json()).toMatchObject({
      institutions: [{ id: 'ins_1' }],
    });
  });

  it('says so when the provider does not answer either', async () => {
    bare.world.providerError = new ProviderError('No answer', 'unavailable');
    const reply = await bare.get(userId, searchBanks('name=Crest'));
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'provider_unavailable' });
  });
});
