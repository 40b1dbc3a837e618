import type { Static, TSchema } from 'typebox';
import { ProviderError } from '@reset/service-kit';
import { readPages } from '#providers/http/read-pages.ts';
import type {
  PayFrequency,
  PayrollData,
  ReportedAllocation,
  ReportedPaystub,
  ReportedShift,
} from '#providers/payroll-data.ts';
import { accountPath, askPinwheel, type Pinwheel } from './ask-pinwheel.ts';
import {
  AccountReply,
  type Allocation,
  AllocationsReply,
  EmploymentReply,
  IncomeReply,
  type Paystub,
  PaystubsPage,
  type Shift,
  ShiftsPage,
} from './pinwheel-schemas.ts';

const FREQUENCIES: Record<string, PayFrequency> = {
  weekly: 'weekly',
  'bi-weekly': 'bi_weekly',
  'semi-monthly': 'semi_monthly',
  monthly: 'monthly',
};

const MAX_MINUTES = 48 * 60;
const MAX_CENTS = 1_000_000_000;
const MASK_DIGITS = 4;

/** Payroll data read from Pinwheel's API. */
export function pinwheelPayrollData(pinwheel: Pinwheel): PayrollData {
  const read = <Schema extends TSchema>(reply: Schema, accountId: string, what: string) =>
    askPinwheel(pinwheel, reply, accountPath(accountId, what));
  return {
    async readAccount(accountId) {
      const { data } = await read(AccountReply, accountId, '');
      return {
        endUserId: data.end_user_id ?? null,
        platformId: data.platform_id,
        isConnected: data.connected,
        monitoringStatus: data.monitoring_status,
        hasPayData: typeof data.data_refreshed_at.paystubs === 'string',
      };
    },
    async readTerms(accountId) {
      const [employment, income] = await Promise.all([
        orElse(null, read(EmploymentReply, accountId, '/employment')),
        orElse(null, read(IncomeReply, accountId, '/income')),
      ]);
      return {
        employerName: employment?.data.employer_name ?? null,
        compensationUnit: income?.data.compensation_unit ?? null,
        compensationCents: income?.data.compensation_amount ?? null,
        payFrequency: FREQUENCIES[income?.data.pay_frequency ?? ''] ?? null,
      };
    },
    readShifts: (accountId) => {
      const shifts = readPages((query) => read(ShiftsPage, accountId, `/shifts?${query}`));
      return orElse([], shifts.then(toShifts));
    },
    readPaystubs: (accountId) => {
      const paystubs = readPages((query) => read(PaystubsPage, accountId, `/paystubs?${query}`));
      return orElse([], paystubs.then(toPaystubs));
    },
    readAllocations: (accountId) => {
      const reply = read(AllocationsReply, accountId, '/direct_deposit_allocations');
      return orElse(
        [],
        reply.then(({ data }) => inOrder(data.allocations).map(toAllocation)),
      );
    },
  };
}

/** Pinwheel has nothing at the address of what a platform cannot report; every other refusal is one. */
const orElse = <Read, Nothing>(nothing: Nothing, reading: Promise<Read>) =>
  reading.catch((error: unknown): Nothing => {
    if (error instanceof ProviderError && error.code === '404') return nothing;
    throw error;
  });

const toShifts = (shifts: readonly Static<typeof Shift>[]) => unique(shifts).map(toShift);
const toPaystubs = (paystubs: readonly Static<typeof Paystub>[]) => unique(paystubs).map(toPaystub);

const inOrder = (allocations: readonly Static<typeof Allocation>[]) =>
  allocations.toSorted((one, other) => one.priority - other.priority);

const unique = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** A shift pays the sum of its earnings; only those with hours are time worked. */
function toShift({ id, end_date, earnings }: Static<typeof Shift>): ReportedShift {
  const hours = earnings.reduce((sum, earning) => sum + (earning.hours ?? 0), 0);
  const minutes = Math.round(hours * 60);
  const isPriced = earnings.length === 0 || earnings.some(({ amount }) => amount !== null);
  const grossCents = earnings.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (minutes > MAX_MINUTES || grossCents > MAX_CENTS) {
    throw new ProviderError('A shift is longer or pays more than one can', 'unavailable');
  }
  return {
    providerShiftId: id,
    endedOn: end_date,
    minutes,
    grossCents: isPriced ? grossCents : null,
  };
}

function toPaystub(paystub: Static<typeof Paystub>): ReportedPaystub {
  if (paystub.pay_period_end < paystub.pay_period_start) {
    throw new ProviderError('A pay period ends before it begins', 'unavailable');
  }
  return {
    providerPaystubId: paystub.id,
    payOn: paystub.pay_date,
    periodStartOn: paystub.pay_period_start,
    periodEndOn: paystub.pay_period_end,
    grossCents: paystub.gross_pay_amount,
    netCents: paystub.net_pay_amount,
  };
}

function toAllocation(allocation: Static<typeof Allocation>): ReportedAllocation {
  const { allocation_type: kind, amount, percentage } = allocation;
  const value = { amount, percentage, remainder: null }[kind];
  if (kind !== 'remainder' && value === null) {
    throw new ProviderError('A part of the pay has no size', 'unavailable');
  }
  return {
    kind,
    value,
    accountName: allocation.account_name,
    accountType: allocation.account_type,
    accountMask: allocation.masked_account_number?.slice(-MASK_DIGITS) ?? null,
    routingNumber: allocation.routing_number,
  };
}
