import type { EventPage } from '@reset/api-contract/events.ts';
import { drain, newId, openFlags, readPartners, secretCipher } from '@reset/service-kit';
import { LEDGER_SCHEMA } from '@reset/ledger/testing';
import {
  asCaller,
  asMember,
  commandsTo,
  recordedMails,
  recordedTexts,
  testContext,
} from '@reset/service-kit/testing';
import { buildApp } from '#app.ts';
import { MemberConfig } from '#config.ts';
import type { Context } from '#context.ts';
import { computeStaleLimits } from '#features/limits/limits.jobs.ts';
import type { BankBill } from '#providers/bank-data.ts';
import type { Institution, InstitutionDirectory } from '#providers/institution-directory.ts';
import { aprilWebhooks } from '#providers/april/webhook.ts';
import { pinwheelWebhooks } from '#providers/pinwheel/webhook.ts';
import { syncteraWebhooks } from '#providers/synctera/webhook.ts';
import {
  bankDataOf,
  bankLinkingOf,
  incomeDataOf,
  someBankWorld,
  type BankWorld,
} from './bank-world.ts';
import {
  cardIssuingOf,
  cardRecordsOf,
  payoutsOf,
  someCardWorld,
  CARD_APPLICANT,
  type CardWorld,
} from './card-world.ts';
import { DB } from './db.ts';
import { debitsOf, incomingDepositsOf } from './issuer-money.ts';
import {
  payrollDataOf,
  payrollLinkingOf,
  SECRET,
  somePayrollWorld,
  type PayrollWorld,
} from './payroll-world.ts';
import { onboardingServiceOf, publicServiceOf, type Neighbours } from './neighbour-services.ts';
import { pushServiceOf, somePushWorld, type PushWorld } from './push-world.ts';
import { SYNCTERA_SECRET } from './sign-synctera.ts';
import { APRIL_SECRET, someTaxWorld, taxFilingOf, type TaxWorld } from './tax-world.ts';

/** The script of the service's own process. */

export const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

/** The platform that never makes eligible. */
export const ALWAYS_INELIGIBLE = 'always-ineligible';

export const WEBHOOKS = 'https://reset.example/api/v1/webhooks';

/** 20 November 2026 at noon in Los Angeles. */
const NOW = '2026-11-20T20:00:00Z';

/** What the outside world says next; a test changes it, then sends the command. */
export type World = BankWorld &
  PayrollWorld &
  CardWorld &
  TaxWorld &
  PushWorld &
  Neighbours & {
    /** What both Plaid and Pinwheel know of. */
    institutions: Institution[];
  };

type Changes = Partial<Omit<Context, 'config'>> & { config?: Partial<MemberConfig> };

export type MemberServiceUnderTest = Awaited<ReturnType<typeof startMemberService>>;

/**
 * The context of a member service on a database of its own, and what the outside world says to it.
 * @param changes what is other than usual
 */
export async function memberContext({ config, ...changes }: Changes = {}) {
  const kit = await testContext('member', MemberConfig, {
    db: DB,
    more: LEDGER_SCHEMA,
    now: NOW,
  });
  const { clock, database } = kit;
  const world = someWorld();
  const directory = directoryOf(world);
  const mails = recordedMails();
  const texts = recordedTexts();
  const context = {
    ...kit,
    config: {
      ...kit.config,
      DATA_KEY,
      WEBHOOKS_URL: WEBHOOKS,
      ALWAYS_INELIGIBLE_PROVIDER_ID: ALWAYS_INELIGIBLE,
      ...config,
    },
    services: { public: publicServiceOf(world), onboarding: onboardingServiceOf(world) },
    decidingDatabase: database,
    mailer: mails,
    texts,
    bankData: bankDataOf(world),
    bankLinking: bankLinkingOf(world),
    isBankWebhook: async ({ headers }) => headers['plaid-verification'] === 'signed by plaid',
    incomeData: incomeDataOf(world),
    payrollData: payrollDataOf(world),
    payrollLinking: payrollLinkingOf(world),
    isPayrollWebhook: pinwheelWebhooks(SECRET, clock),
    cardIssuing: cardIssuingOf(world),
    cardRecords: cardRecordsOf(world),
    payouts: payoutsOf(world),
    debits: debitsOf(world),
    incomingDeposits: incomingDepositsOf(world),
    reconciliationFiles: {
      list: async () => [],
      read: async () => null,
      transfer: async () => undefined,
    },
    isIssuerWebhook: syncteraWebhooks(SYNCTERA_SECRET, clock),
    taxFiling: taxFilingOf(world),
    isTaxFilingWebhook: aprilWebhooks(APRIL_SECRET, clock),
    institutionDirectories: { plaid: directory, pinwheel: directory },
    pushService: pushServiceOf(world),
    cipher: secretCipher(DATA_KEY),
    flags: openFlags({ ...kit, config: { ...kit.config, DEMO_TRIGGERS: true } }),
    simulation: null,
    partners: readPartners(kit.config.PARTNERS_FOLDER),
    ...changes,
  } satisfies Context;
  return { kit, world, context, mails, texts };
}

/** The member service on a database of its own; `stop` drops it. */
export async function startMemberService(changes: Changes = {}) {
  const { kit, world, context, mails, texts } = await memberContext(changes);
  const { clock, jobs, logged, resources } = kit;
  const { database } = context;
  const app = buildApp(context);
  await app.ready();
  const computeLimits = computeStaleLimits(context);
  const inject = (method: 'GET' | 'PUT', url: string, headers: Headers, payload?: Payload) =>
    app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

  return {
    app,
    context,
    database,
    clock,
    world,
    /** What is to be done later; a test says when. */
    jobs,
    /** What was logged, oldest first. */
    logged,
    /** What was sent, oldest first. */
    mails: mails.sent,
    /** What was texted, oldest first. */
    texts: texts.sent,
    /** What of it is an alert, as it was logged. */
    alerts: () => logged.filter((line) => 'event' in line).map(withoutLogFields),
    /** Computes every limit that is stale. */
    limits: () => drain(computeLimits),
    /** A call below /api/v1 by a signed-in member. */
    get: (userId: string, path: string) =>
      inject('GET', `/api/v1${path}`, asMember(userId, { audience: 'member' })),
    /** A command below /api/v1 by a signed-in member. */
    post: (userId: string, path: string, payload?: object) =>
      app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: asMember(userId, { audience: 'member' }),
        ...(payload === undefined ? {} : { payload }),
      }),
    /** An internal command by the operator, below /internal/members. */
    put: (path: string, payload: Payload) =>
      inject('PUT', `/internal/members/${path}`, { ...operator(), ...JSON_BODY }, payload),
    /** An internal question by the operator, below /internal/members. */
    ask: (path: string) => inject('GET', `/internal/members/${path}`, operator()),
    /** A command of another service, below /internal. */
    give: commandsTo(app, 'member'),
    /** A question of the admin service, below /internal/members. */
    askAsAdmin: (path: string) =>
      inject('GET', `/internal/members/${path}`, asCaller('admin', { audience: 'member' })),
    /** What the service has published so far, as the admin service reads it. */
    events: async (): Promise<EventPage['events']> => {
      const headers = asCaller('admin', { audience: 'member' });
      return (await inject('GET', '/internal/events?after=0', headers)).json<EventPage>().events;
    },
    stop: async () => {
      await app.close();
      await resources.disposeAsync();
    },
  };
}

function withoutLogFields(line: Record<string, unknown>): Record<string, unknown> {
  const { level: _level, time: _time, name: _name, pid: _pid, msg: _msg, ...details } = line;
  return details;
}

type Headers = Record<string, string>;
type Payload = object | string;

const JSON_BODY = { 'content-type': 'application/json' };

const operator = () => asCaller('operator', { audience: 'member' });

/** A new member with what is named linked, as `world` has it. */
export async function someMember(
  service: MemberServiceUnderTest,
  ...linked: ('bank_link' | 'payroll_link' | 'card_account')[]
): Promise<string> {
  const userId = newId();
  const bodies = {
    bank_link: { access_token: 'access-1' },
    payroll_link: { account_id: 'account-1' },
    card_account: { person: CARD_APPLICANT },
  };
  const commands: [string, object][] = [
    [userId, { repayment_method: 'ach_debit_flow' }],
    ...linked.map((link): [string, object] => [`${userId}/${link}`, bodies[link]]),
  ];
  for (const [path, body] of commands) {
    const reply = await service.put(path, body);
    if (reply.statusCode !== 204) throw new Error(`${path} was refused: ${reply.body}`);
  }
  return userId;
}

/** 48 hours of unpaid work, 846 dollars of it net, and 421.69 of bills before payday. */
function someWorld(): World {
  return {
    ...someBankWorld(),
    ...somePayrollWorld(),
    ...someCardWorld(),
    ...someTaxWorld(),
    ...somePushWorld(),
    account: {
      institutionName: 'Tidewater Savings Bank',
      accountId: 'account-1',
      accountName: 'Everyday Checking',
      mask: '4021',
      availableCents: 125_000,
    },
    bills: [someBill({ averageCents: 42_169, nextOccurrenceOn: '2026-11-22' })],
    institutions: [],
    providerError: null,
    eligibility: true,
    application: null,
    taxFiling: { is_open: true, home_state: 'OR' },
    personalInfo: null,
    identify: (userId) => ({
      id: userId,
      email: 'hazel@example.com',
      first_name: 'Hazel',
      last_name: 'Hourly',
      confirmed: true,
      staff: false,
      mfa_enabled: false,
      language: null,
      phone_number: null,
      partner_slug: 'hvfcu',
      referral_slug: null,
      created_at: '2026-01-02T03:04:05.000Z',
    }),
  };
}

export const someBill = (changes: Partial<BankBill> = {}): BankBill => ({
  streamId: 'stream-1',
  merchantName: 'Bluefinch Mobile',
  description: 'BLUEFINCH MOBILE PMT',
  averageCents: 6_500,
  frequency: 'monthly',
  lastOccurrenceOn: '2026-10-22',
  nextOccurrenceOn: '2026-11-22',
  categoryPrimary: 'RENT_AND_UTILITIES',
  categorySecondary: 'RENT_AND_UTILITIES_TELEPHONE',
  ...changes,
});

/** Whoever knows institutions, as `world` has it. */
export function directoryOf(world: Pick<World, 'institutions' | 'providerError'>) {
  const known = async () => {
    if (world.providerError) throw world.providerError;
    return world.institutions;
  };
  return {
    readAll: known,
    search: async (name, kind) =>
      (await known()).filter((one) => one.kind === kind && one.name.includes(name)),
    find: async (id) => (await known()).find((one) => one.id === id) ?? null,
  } satisfies InstitutionDirectory;
}
