import type { EventPage } from '@reset/api-contract/events.ts';
import {
  createLogger,
  InternalCallError,
  newId,
  readPartners,
  type InternalClient,
} from '@reset/service-kit';
import {
  asCaller,
  asMember,
  fixedClock,
  recordedJobs,
  testConfig,
} from '@reset/service-kit/testing';
import { institutionStore } from '#features/institutions/institution-store.ts';
import { openInstitutions } from '#features/institutions/institutions.ts';
import type { BankBill } from '#providers/bank-data.ts';
import type { Institution, InstitutionDirectory } from '#providers/institution-directory.ts';
import { pinwheelWebhooks } from '#providers/pinwheel-webhook.ts';
import { syncteraWebhooks } from '#providers/synctera-webhook.ts';
import { buildApp, type AppNeeds } from '../app.ts';
import { openAuthorizations } from '../open-authorizations.ts';
import { openLimits } from '../open-limits.ts';
import { workOffBanks } from '../work-off-banks.ts';
import { workOffCards, type CardWork } from '../work-off-cards.ts';
import { workOffPayrolls } from '../work-off-payrolls.ts';
import {
  bankDataOf,
  bankLinkingOf,
  incomeDataOf,
  someBankWorld,
  type BankWorld,
} from './bank-world.ts';
import { memberDatabase } from './db.ts';
import {
  cardIssuingOf,
  cardRecordsOf,
  someCardWorld,
  SOMEBODY,
  type CardWorld,
} from './card-world.ts';
import {
  payrollDataOf,
  payrollLinkingOf,
  SECRET,
  somePayrollWorld,
  type PayrollWorld,
} from './payroll-world.ts';
import { SYNCTERA_SECRET } from './sign-synctera.ts';

export const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

/** The platform that never makes eligible. */
export const ALWAYS_INELIGIBLE = 'always-ineligible';

export const WEBHOOKS = 'https://reset.example/api/v1/webhooks';

/** 20 November 2026 at noon in Los Angeles. */
const NOW = '2026-11-20T20:00:00Z';

/** What the outside world says next; a test changes it, then sends the command. */
export type World = BankWorld &
  PayrollWorld &
  CardWorld & {
    /** What both Plaid and Pinwheel know of. */
    institutions: Institution[];
    /** What the public service says of whom it is asked; an error is thrown. */
    identify(userId: string): object | Error;
  };

export type MemberServiceUnderTest = Awaited<ReturnType<typeof startMemberService>>;

/** The member service on a database of its own; `stop` drops it. */
export async function startMemberService(
  changes: Partial<AppNeeds & Pick<CardWork, 'cardRecords'>> = {},
) {
  const { database, drop } = await memberDatabase();
  const clock = fixedClock(NOW);
  const world = someWorld();
  const jobs = recordedJobs();
  const config = { ...testConfig('member'), DATA_KEY, WEBHOOKS_URL: WEBHOOKS };
  const banks = {
    config,
    database,
    clock,
    bankData: bankDataOf(world),
    incomeData: incomeDataOf(world),
  };
  workOffBanks(jobs, { ...banks, publicService: publicServiceOf(world) });
  const payrolls = {
    payrollData: payrollDataOf(world),
    payrollLinking: payrollLinkingOf(world),
    isPayrollWebhook: pinwheelWebhooks(SECRET, clock),
  };
  workOffPayrolls(jobs, { ...payrolls, ...changes, database, clock });
  const alerts: object[] = [];
  const cardIssuing = cardIssuingOf(world);
  workOffCards(jobs, {
    cardIssuing,
    cardRecords: cardRecordsOf(world),
    ...changes,
    config: { HOLD_DAYS: 7 },
    database,
    clock,
    log: { error: (details) => alerts.push(details) },
  });
  const partners = readPartners(config.PARTNERS_FOLDER);
  const app = buildApp({
    config,
    database,
    clock,
    addJob: jobs.add,
    ...banksOf(world),
    ...payrolls,
    isIssuerWebhook: syncteraWebhooks(SYNCTERA_SECRET, clock),
    decide: openAuthorizations({ database, clock, config: { HOLD_DAYS: 7 } }),
    cardIssuing,
    institutions: openInstitutions({
      store: institutionStore(database),
      directories: { plaid: directoryOf(world), pinwheel: directoryOf(world) },
      alwaysIneligibleId: ALWAYS_INELIGIBLE,
      clock,
    }),
    publicService: publicServiceOf(world),
    partners,
    ...changes,
  });
  const limits = openLimits({ database, clock, config: LIMITS, partners, log: SILENT });
  const inject = (method: 'GET' | 'PUT', url: string, headers: Headers, payload?: Payload) =>
    app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

  return {
    app,
    database,
    clock,
    world,
    /** What is to be done later; a test says when. */
    jobs,
    /** What the service wants somebody to look at. */
    alerts,
    /** Computes every limit that is due. */
    limits: async (): Promise<void> => {
      while ((await limits.computeDue()) > 0);
    },
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
    /** What the service has told so far, as the admin service reads it. */
    events: async (): Promise<EventPage['events']> => {
      const headers = asCaller('admin', { audience: 'member' });
      return (await inject('GET', '/internal/events?after=0', headers)).json<EventPage>().events;
    },
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}

/** As for everybody, unless something else is set. */
const LIMITS = {
  LIMIT_MAX_AGE_HOURS: 36,
  LIMIT_PARTS_PAYROLL_LINKED: '0.5',
  LIMIT_PARTS_PAYROLL_UNLINKED: '0.5',
};
const SILENT = createLogger({ name: 'member', level: 'silent' });

type Headers = Record<string, string>;
type Payload = object | string;

const JSON_BODY = { 'content-type': 'application/json' };

const operator = () => asCaller('operator', { audience: 'member' });

/** A new member with what is named linked, as `world` tells it. */
export async function someMember(
  service: MemberServiceUnderTest,
  ...linked: ('bank_link' | 'payroll_link' | 'card_account')[]
): Promise<string> {
  const userId = newId();
  const bodies = {
    bank_link: { access_token: 'access-1' },
    payroll_link: { account_id: 'account-1' },
    card_account: { person: SOMEBODY },
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
    identify: (userId) => ({
      id: userId,
      email: 'hazel@example.com',
      first_name: 'Hazel',
      last_name: 'Hourly',
      confirmed: true,
      staff: false,
      mfa_enabled: false,
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

const banksOf = (world: World): Pick<AppNeeds, 'bankData' | 'bankLinking' | 'isBankWebhook'> => ({
  bankData: bankDataOf(world),
  bankLinking: bankLinkingOf(world),
  isBankWebhook: async ({ headers }) => headers['plaid-verification'] === 'signed by plaid',
});

/** Whoever knows institutions, as `world` tells it. */
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

function publicServiceOf(world: World): Pick<InternalClient, 'get'> {
  return {
    async get<Reply>(path: string) {
      const userId = /^\/internal\/users\/([0-9a-f-]{36})$/.exec(path)?.[1];
      if (!userId) throw new InternalCallError('public has no such route', 404, 'not_found');
      const said = world.identify(userId);
      if (said instanceof Error) throw said;
      return said as Reply;
    },
  };
}
