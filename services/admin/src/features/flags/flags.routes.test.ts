import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminFlags } from '@reset/api-contract/admin/flags.ts';
import type { FlagState } from '@reset/api-contract/flags/flag-states.ts';
import { FLAGS, InternalCallError, newId } from '@reset/service-kit';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { toFlags } from './flags.ts';

const sam = newId();
const state = (changes: Partial<FlagState>): FlagState => ({
  name: 'demo-triggers',
  side: 'server',
  service: 'gateway',
  value: true,
  source: 'file',
  last_read: { by: 'gateway', version: 'a1', at: '2026-11-20T20:00:00.000Z' },
  ...changes,
});

let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
});
afterAll(() => service.stop());
beforeEach(() => {
  service.world.gateway = () => ({ states: [state({}), state({ name: 'rf-7-gold' })] });
  service.world.member = () => ({ states: [state({ service: 'member', last_read: null })] });
});

const read = async () => {
  const reply = await service.call(sam, 'GET', '/admin/flags');
  expect(reply.statusCode).toBe(200);
  return reply.json<AdminFlags>();
};

describe('GET /admin/flags', () => {
  it('has each flag of the list with how it stands in the services that read it', async () => {
    const { flags, unavailable } = await read();
    expect(unavailable).toEqual([]);
    expect(flags.map(({ name }) => name)).toEqual(Object.keys(FLAGS));
    expect(flags.find(({ name }) => name === 'demo-triggers')).toEqual({
      name: 'demo-triggers',
      owner: 'platform',
      purpose: FLAGS['demo-triggers'].purpose,
      default: false,
      expires_on: null,
      is_expired: false,
      never_in_production: true,
      states: [state({}), state({ service: 'member', last_read: null })],
    });
  });

  it('is answered without what a service says that does not answer', async () => {
    service.world.gateway = () => {
      throw new InternalCallError('No answer', 503, 'unavailable');
    };
    const { flags, unavailable } = await read();
    expect(unavailable).toEqual(['gateway']);
    expect(flags.flatMap(({ states }) => states.map((one) => one.service))).toEqual(['member']);
  });
});

describe('a flag', () => {
  it.each([
    ['2027-06-29', false],
    ['2027-06-30', false],
    ['2027-07-01', true],
  ])('that is needed until 2027-06-30 is expired on %s: %s', (today, isExpired) => {
    const launch = FLAGS['rf-6-card-launch'];
    expect(toFlags({ launch }, [], today)).toMatchObject([
      { expires_on: '2027-06-30', is_expired: isExpired },
    ]);
  });
});
