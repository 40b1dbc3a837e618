import { plusDays, type CalendarDay } from '#personas/calendar-day.ts';
import type { Persona, Payroll } from '#personas/persona.ts';
import { stableId } from '#personas/stable-id.ts';
import type { LinkedAccount } from './linked-accounts.ts';
import type {
  Allocations,
  Employment,
  Identity,
  Income,
  PayrollAccount,
} from './pinwheel-schemas.ts';

/** An account as it stands on a day. */
export type AccountToday = {
  account: LinkedAccount;
  persona: Persona;
  payroll: Payroll;
  /** The day of linking, from which paydays and shifts are counted. */
  linkedOn: CalendarDay;
  today: CalendarDay;
};

const DAYS_EMPLOYED = 600;

export function payrollAccount({ account, today }: AccountToday): PayrollAccount {
  return {
    id: account.id,
    created_at: account.createdAt,
    updated_at: midnight(today),
    end_user_id: account.endUserId,
    link_token_id: account.linkTokenId,
    platform_id: account.platformId,
    connected: account.connected,
    monitoring_status: account.monitoringStatus,
    data_refreshed_at: Object.fromEntries(account.jobs.map((job) => [job, midnight(today)])),
  };
}

export const employment = (of: AccountToday): Employment => ({
  ...recordOf(of, 'employment'),
  status: 'employed',
  start_date: plusDays(of.today, -DAYS_EMPLOYED),
  termination_date: null,
  title: of.payroll.jobTitle,
  employment_type: of.payroll.kind === 'wages' ? 'part_time' : null,
  employer_name: of.payroll.employerName,
});

const FREQUENCIES = { wages: 'bi-weekly', gig: 'weekly', benefit: 'monthly' } as const;

export const income = (of: AccountToday): Income => ({
  ...recordOf(of, 'income'),
  compensation_amount: of.payroll.hourlyRateCents,
  compensation_unit: of.payroll.kind === 'benefit' ? 'monthly' : 'hourly',
  currency: 'USD',
  pay_frequency: FREQUENCIES[of.payroll.kind],
});

/** The same invented person for every persona. */
export const identity = (of: AccountToday): Identity => ({
  ...recordOf(of, 'identity'),
  full_name: 'Jordan Ellery',
  emails: ['jordan.ellery@example.com'],
  date_of_birth: '1990-04-12',
  last_four_ssn: '0000',
  phone_numbers: [{ value: '+15555550142', type: 'mobile' }],
});

/** Where the pay goes: to her bank, until it is switched, and then what is left of it. */
export function allocations(of: AccountToday): Allocations {
  const { bank } = of.persona;
  const { switchedTo, switchedPercent = 100 } = of.account;
  const toBank = {
    account_name: bank.accountName,
    account_type: 'checking' as const,
    bank_name: bank.institutionName,
    masked_account_number: bank.mask,
    routing_number: null,
  };
  const toTarget = switchedTo && {
    account_name: switchedTo.name,
    account_type: switchedTo.type,
    bank_name: null,
    masked_account_number: switchedTo.accountNumber.slice(-4),
    routing_number: switchedTo.routingNumber,
  };
  const part = {
    allocation_type: 'percentage',
    amount: null,
    percentage: switchedPercent,
  } as const;
  const rest = { allocation_type: 'remainder', amount: null, percentage: null } as const;
  const isSplit = toTarget && switchedPercent > 0 && switchedPercent < 100;
  const whole = toTarget && switchedPercent === 100 ? toTarget : toBank;
  const parts = isSplit
    ? [
        { ...toTarget, ...part },
        { ...toBank, ...rest },
      ]
    : [{ ...whole, ...rest }];
  return {
    ...recordOf(of, 'direct_deposit_allocations'),
    allocations: parts.map((one, at) => ({ ...one, currency: 'USD', priority: at + 1 })),
  };
}

/** What every record has; the same id every day. */
export const recordOf = ({ account, today }: AccountToday, kind: string, index = 0) => ({
  id: stableId(kind, account.id, index),
  created_at: midnight(today),
  updated_at: midnight(today),
  account_id: account.id,
});

/** When the day's data came. */
export const midnight = (day: CalendarDay) => `${day}T00:00:00Z`;
