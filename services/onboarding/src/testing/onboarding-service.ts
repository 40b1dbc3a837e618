import { join } from 'node:path';
import type { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { InternalCallError, type InternalClient } from '@reset/service-kit';
import { asMember, fixedClock, testConfig, testDatabase } from '@reset/service-kit/testing';
import { buildApp } from '../app.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** 21 November 2026 at noon in Los Angeles. */
export const NOW = '2026-11-21T20:00:00Z';

/** What the neighbours say of a person; an error is thrown. */
export type World = {
  identify(userId: string): Pick<UserIdentity, 'confirmed'> | Error;
  links(userId: string): MemberLinks | Error;
};

export type OnboardingServiceUnderTest = Awaited<ReturnType<typeof startOnboardingService>>;

/** The onboarding service on a database of its own; `stop` drops it. */
export async function startOnboardingService() {
  const { database, drop } = await testDatabase(MIGRATIONS);
  const clock = fixedClock(NOW);
  const world: World = { ...SOMEBODY_NEW };
  const app = buildApp({
    config: testConfig('onboarding'),
    database,
    clock,
    publicService: answering('/internal/users/:id', (userId) => world.identify(userId)),
    memberService: answering('/internal/members/:id/links', (userId) => world.links(userId)),
  });
  const inject = (method: 'GET' | 'POST', path: string, headers: Record<string, string>) =>
    app.inject({ method, url: `/api/v1${path}`, headers });

  return {
    app,
    database,
    clock,
    world,
    inject,
    get: (userId: string, path: string) => inject('GET', path, asApplicant(userId)),
    post: (userId: string, path: string) => inject('POST', path, asApplicant(userId)),
    /** Until told otherwise everybody has confirmed her address and linked nothing. */
    forget: () => void Object.assign(world, SOMEBODY_NEW),
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}

const asApplicant = (userId: string) => asMember(userId, { audience: 'onboarding' });

export const someLinks = (changes: Partial<MemberLinks> = {}): MemberLinks => ({
  bank_linked: false,
  bank_is_digital_only: false,
  has_earnings: true,
  payroll_linked: false,
  card_issued: false,
  ...changes,
});

const SOMEBODY_NEW: World = {
  identify: () => ({ confirmed: true }),
  links: () => someLinks(),
};

/** A neighbour that knows one route, by its `:id`. */
const answering = (
  route: string,
  say: (userId: string) => object | Error,
): Pick<InternalClient, 'get'> => ({
  async get<Reply>(path: string) {
    const [before = '', after = ''] = route.split(':id');
    const userId = path.slice(before.length, path.length - after.length);
    if (path !== `${before}${userId}${after}`) {
      throw new InternalCallError('there is no such route', 404, 'not_found');
    }
    const said = say(userId);
    if (said instanceof Error) throw said;
    return said as Reply;
  },
});
