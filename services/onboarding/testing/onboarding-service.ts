import { join } from 'node:path';
import type { PutCardAccount } from '@reset/api-contract/member/commands.ts';
import type { CardRecords, MemberLinks } from '@reset/api-contract/member/links.ts';
import type { Platform } from '@reset/api-contract/member/platforms.ts';
import type { UserStateHistory } from '@reset/api-contract/onboarding/user-states.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import { afterAll, beforeEach } from '@jest/globals';
import { InternalCallError, secretCipher, type InternalClient } from '@reset/service-kit';
import {
  asCaller,
  commandsTo,
  asMember,
  asViewer,
  fakeClient,
  recordedMails,
  recordedTexts,
  testContext,
} from '@reset/service-kit/testing';
import { buildApp } from '#app.ts';
import { OnboardingConfig } from '#config.ts';
import type { Context } from '#context.ts';
import type { CheckedPerson, IdentityCheck, IdentityChecks } from '#providers/identity-checks.ts';

export const DB = join(import.meta.dirname, '../db');

/** 21 November 2026 at noon in Los Angeles. */
export const NOW = '2026-11-21T20:00:00Z';

const audience = 'onboarding';

/** What the neighbours say of a person and of a platform; an error is thrown. */
export type World = {
  identify(userId: string): Identified | Error;
  links(userId: string): MemberLinks | Error;
  records(userId: string): CardRecords | Error;
  platform(id: string): Platform | Error;
  /** What the member service answers when the issuer is to make something; null where it is made. */
  issue(what: Issued['what'], userId: string): Error | null | Promise<Error | null>;
  /** What the member service answers to a command; an error is thrown. */
  command(path: string): unknown;
  /** How a verification stands, begun by our id of it or read by the provider's. */
  check(person: CheckedPerson | null): Partial<IdentityCheck> | Error;
  /** The same, after the link for its pictures had expired and it was asked for another. */
  renew(): Partial<IdentityCheck> | Error;
};

/** Partners by what they say of their people's payroll; of `silent`, nothing. */
const PARTNERS = new Map([
  ['insists', { payroll_linking: 'required' as const }],
  ['leaves-it', { payroll_linking: 'optional' as const }],
  ['spares', { payroll_linking: 'not_asked' as const }],
  ['taxes-alone', { card_after_taxes: false }],
  ['silent', {}],
]);

export type OnboardingServiceUnderTest = Awaited<ReturnType<typeof startOnboardingService>>;

/**
 * One for all tests of a file, which is stopped after them. Each begins at noon of NOW, with no job
 * left, nothing sent or issued, and neighbours that say of everybody what they say of a new
 * applicant, but for `world`.
 */
export async function startedService(
  world: Partial<World> = {},
): Promise<OnboardingServiceUnderTest> {
  const service = await startOnboardingService();
  beforeEach(async () => {
    await service.jobs.finish().catch(() => undefined);
    service.clock.set(NOW);
    service.forget();
    Object.assign(service.world, world);
    const { mails, texts, issued, commanded, checked } = service;
    for (const kept of [mails, texts, issued, commanded, checked]) kept.length = 0;
  });
  afterAll(() => service.stop());
  return service;
}

/** The onboarding service on a database of its own; `stop` drops it. */
export async function startOnboardingService() {
  const kit = await testContext('onboarding', OnboardingConfig, {
    db: DB,
    now: NOW,
  });
  const { clock, database, jobs, resources } = kit;
  const mails = recordedMails();
  const texts = recordedTexts();
  const world: World = { ...NEW_APPLICANT };
  const issued: Issued[] = [];
  const commanded: Commanded[] = [];
  const checked: { id: string; person: CheckedPerson | null }[] = [];
  const context: Context = {
    ...kit,
    mailer: mails,
    texts,
    identityChecks: checksOf(world, checked),
    isIdentityWebhook: async ({ headers }) => headers['x-socure-signature'] === SIGNED,
    cipher: secretCipher(kit.config.PERSONAL_DATA_KEY),
    partners: PARTNERS,
    services: {
      public: answering([['/internal/users/:id', (userId) => world.identify(userId)]]),
      member: {
        ...answering([
          ['/internal/members/:id/links', (userId) => world.links(userId)],
          ['/internal/members/:id/card_records', (userId) => world.records(userId)],
          ['/internal/platforms/:id', (id) => world.platform(id)],
        ]),
        put: issuing(world, issued, commanded),
        post: commanding(world, commanded),
      },
    },
  };
  const app = buildApp(context);
  await app.ready();
  const inject = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    headers: Record<string, string>,
    payload?: object,
  ) => app.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) });
  const asAdmin = (path: string) =>
    app.inject({ url: `/internal${path}`, headers: asCaller('admin', { audience }) });

  return {
    app,
    context,
    database,
    clock,
    world,
    /** What is to be done later; a test says when. */
    jobs,
    mails: mails.sent,
    texts: texts.sent,
    /** What the verifier of identities was asked, by our id to begin, by its own to read. */
    checked,
    /** What the issuer was to make, by the commands to the member service. */
    issued,
    /** What the member service was asked to do. */
    commanded,
    logged: kit.logged,
    inject,
    /** Of a call by her, or by a member of staff who views the product as her. */
    headers: (userId: string, staffId?: string) =>
      staffId === undefined ? asApplicant(userId) : asViewer(userId, staffId, { audience }),
    get: (userId: string, path: string) => inject('GET', path, asApplicant(userId)),
    post: (userId: string, path: string, payload?: object) =>
      inject('POST', path, asApplicant(userId), payload),
    /** A call of the admin service, below /internal. */
    asAdmin,
    /** A command of another service, below /internal. */
    give: commandsTo(app, audience),
    /** The history of a person's states, oldest first, as the admin service gets it. */
    states: async (userId: string) =>
      (await asAdmin(`/applications/${userId}/states`)).json<UserStateHistory>().states,
    /** Until a test changes it everybody has confirmed her address and linked nothing. */
    forget: () => void Object.assign(world, NEW_APPLICANT),
    stop: async () => {
      await app.close();
      await resources.disposeAsync();
    },
  };
}

const asApplicant = (userId: string) => asMember(userId, { audience });

type Identified = Pick<
  UserIdentity,
  'confirmed' | 'partner_slug' | 'email' | 'first_name' | 'last_name' | 'language'
>;

export const someIdentity = (changes: Partial<Identified> = {}): Identified => ({
  confirmed: true,
  partner_slug: null,
  email: 'hazel@example.com',
  first_name: 'Hazel',
  last_name: 'Bourne',
  language: null,
  ...changes,
});

export const someLinks = (changes: Partial<MemberLinks> = {}): MemberLinks => ({
  bank_linked: false,
  bank_is_digital_only: false,
  bank_is_of_another: false,
  has_earnings: true,
  payroll_linked: false,
  direct_deposit_switched: false,
  card_issued: false,
  ...changes,
});

const NEW_APPLICANT: World = {
  identify: () => someIdentity(),
  links: () => someLinks(),
  records: () => ({ card_account: 'none', has_transactions: false, kept_from: null }),
  platform: () => new InternalCallError('there is no such platform', 404, 'not_found'),
  issue: () => null,
  command: () => undefined,
  check: () => ({ decision: 'accept' }),
  renew: () => new Error('Nothing is renewed.'),
};

/** A command to have the issuer make something. */
export type Issued = {
  what: 'deposit_account' | 'card_account';
  userId: string;
  body: Partial<PutCardAccount>;
};

/** The member service's commands that have the issuer make something; what it says is the world's. */
const issuing =
  (world: World, issued: Issued[], commanded: Commanded[]): InternalClient['put'] =>
  async <Reply>(path: string, body: unknown) => {
    const [, movedId] = /^\/internal\/members\/([^/]+)\/address$/.exec(path) ?? [];
    if (movedId !== undefined) return commanding(world, commanded)<Reply>(path, body);
    const [, userId = '', what] =
      /^\/internal\/members\/([^/]+)\/(deposit_account|card_account)$/.exec(path) ?? [];
    if (what !== 'deposit_account' && what !== 'card_account') throw new Error(`No ${path} here.`);
    issued.push({ what, userId, body: body as Issued['body'] });
    const said = await world.issue(what, userId);
    if (said) throw said;
    return undefined as Reply;
  };

/** A command to the member service, and the key by which it is done once. */
export type Commanded = { path: string; body?: unknown; key?: string };

const commanding =
  (world: World, commanded: Commanded[]): InternalClient['post'] =>
  async <Reply>(path: string, body?: unknown, call?: { idempotencyKey?: string }) => {
    const key = call?.idempotencyKey;
    commanded.push({ path, ...(body === undefined ? {} : { body }), ...(key ? { key } : {}) });
    const said = world.command(path);
    if (said instanceof Error) throw said;
    return said as Reply;
  };

/** A webhook that Socure itself sent. */
export const SIGNED = 'signed by socure';

/** A verifier of identities; what it says is the world's. */
function checksOf(
  world: World,
  asked: { id: string; person: CheckedPerson | null }[],
): IdentityChecks {
  const answer = async (id: string, person: CheckedPerson | null): Promise<IdentityCheck> => {
    asked.push({ id, person });
    return toCheck(person ? `check-${id}` : id, world.check(person));
  };
  return {
    start: answer,
    read: (checkId) => answer(checkId, null),
    renewDocument: async (checkId) => toCheck(checkId, world.renew()),
  };
}

function toCheck(id: string, said: Partial<IdentityCheck> | Error): IdentityCheck {
  if (said instanceof Error) throw said;
  return { id, decision: 'review', document: null, documentsRead: 0, ...said };
}

type Route = [path: string, say: (id: string) => object | Error];

/** A neighbour that knows these routes, by their `:id`. */
const answering = (routes: Route[]): InternalClient =>
  fakeClient({
    async get<Reply>(path: string) {
      for (const [route, say] of routes) {
        const [before = '', after = ''] = route.split(':id');
        const id = path.slice(before.length, path.length - after.length);
        if (id === '' || id.includes('/') || path !== `${before}${id}${after}`) continue;
        const said = say(decodeURIComponent(id));
        if (said instanceof Error) throw said;
        return said as Reply;
      }
      throw new InternalCallError('there is no such route', 404, 'not_found');
    },
  });
