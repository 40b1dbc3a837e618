import { createHmac } from 'node:crypto';
import type {
  PayrollAccount,
  PayrollData,
  PayrollTerms,
  ReportedAllocation,
  ReportedPaystub,
  ReportedShift,
} from '#providers/payroll-data.ts';
import { ProviderError } from '@reset/service-kit';
import type { PayrollLinking } from '#providers/payroll-linking.ts';

/** A payroll provider as a test wants it; everybody's employer is the same. */
export type PayrollWorld = {
  terms: PayrollTerms;
  shifts: ReportedShift[];
  paystubs: ReportedPaystub[];
  allocations: ReportedAllocation[];
  payrollAccount: PayrollAccount;
  /** Whose an account is; those that are not named are nobody's. */
  accountOwners: Map<string, string>;
  /** Accounts that the provider has forgotten. */
  forgotten: Set<string>;
  /** Runs once an account was read, before what is in it is. */
  beforeShifts: () => void | Promise<void>;
  /** How many accounts were requested. */
  accountReadings: number;
  /** What widgets were opened for. */
  payrollWidgets: Parameters<PayrollLinking['createLinkToken']>[0][];
  /** Thrown by every call. */
  providerError: Error | null;
};

export const SECRET = 'pinwheel-secret';

/** A payroll that works and pays 1,396.80 net every two weeks. */
export const somePayrollWorld = (): Omit<PayrollWorld, 'providerError'> => ({
  terms: {
    employerName: 'Juniper Lane Markets',
    compensationUnit: 'hourly',
    compensationCents: 2_425,
    payFrequency: 'bi_weekly',
  },
  shifts: [
    { providerShiftId: 's2', endedOn: '2026-11-19', minutes: 2_400, grossCents: 97_500 },
    { providerShiftId: 's1', endedOn: '2026-11-11', minutes: 480, grossCents: 20_000 },
    { providerShiftId: 's0', endedOn: '2026-11-10', minutes: 480, grossCents: 19_400 },
  ],
  paystubs: [
    {
      providerPaystubId: 'p1',
      payOn: '2026-11-17',
      periodStartOn: '2026-10-28',
      periodEndOn: '2026-11-10',
      grossCents: 194_000,
      netCents: 139_680,
    },
  ],
  allocations: [
    {
      kind: 'remainder',
      value: null,
      accountName: 'Everyday Checking',
      accountType: 'checking',
      accountMask: '4021',
      routingNumber: '021000021',
    },
  ],
  payrollAccount: {
    endUserId: null,
    platformId: 'platform-1',
    isConnected: true,
    monitoringStatus: 'active',
    hasPayData: true,
  },
  accountOwners: new Map(),
  forgotten: new Set(),
  beforeShifts: () => undefined,
  accountReadings: 0,
  payrollWidgets: [],
});

export function payrollDataOf(world: PayrollWorld): PayrollData {
  const answering =
    <Answer>(what: () => Answer) =>
    async () => {
      if (world.providerError) throw world.providerError;
      return structuredClone(what());
    };
  return {
    readAccount: async (accountId) => {
      world.accountReadings += 1;
      if (world.providerError) throw world.providerError;
      if (world.forgotten.has(accountId)) throw new ProviderError('unknown', 'refused', '404');
      const endUserId = world.accountOwners.get(accountId) ?? null;
      return { ...world.payrollAccount, endUserId };
    },
    readTerms: answering(() => world.terms),
    readShifts: async () => {
      await world.beforeShifts();
      return answering(() => world.shifts)();
    },
    readPaystubs: answering(() => world.paystubs),
    readAllocations: answering(() => world.allocations),
  };
}

export const payrollLinkingOf = (world: PayrollWorld): PayrollLinking => ({
  async createLinkToken(wanted) {
    if (world.providerError) throw world.providerError;
    world.payrollWidgets.push(wanted);
    return `link-${world.payrollWidgets.length}`;
  },
  async removeAccount(accountId) {
    if (world.providerError) throw world.providerError;
    world.forgotten.add(accountId);
  },
});

/** A webhook as Pinwheel sends it at that moment, signed with its secret. */
export function signedWebhook(
  message: object | string,
  { at, secret = SECRET }: { at: Date; secret?: string },
) {
  const payload = typeof message === 'string' ? message : JSON.stringify(message);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const digest = createHmac('sha256', secret).update(`v2:${timestamp}:${payload}`).digest('hex');
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-pinwheel-signature': `v2=${digest}`,
    },
  };
}
