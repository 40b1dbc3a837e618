import type { CalendarDay } from '#personas/calendar-day.ts';
import { findPersona } from '#personas/personas.ts';
import { findPlatform } from '#directory/platforms.ts';
import { stableId } from '#personas/stable-id.ts';
import { ALL_JOBS } from './link-token-schemas.ts';
import type { Context } from '../../context.ts';
import type { DepositTarget } from './link-tokens.ts';

export const MONITORING_STATUSES = [
  'active',
  'degraded',
  'user_action_required',
  'customer_disabled',
  'unavailable',
] as const;
export type MonitoringStatus = (typeof MONITORING_STATUSES)[number];

/** An account that was connected in the modal, or a persona's own. */
export type LinkedAccount = {
  id: string;
  personaKey: string;
  endUserId: string;
  linkTokenId: string;
  platformId: string;
  /** The required jobs that the platform can do. */
  jobs: string[];
  /** An instant; of a persona's own, when it was first read. */
  createdAt: string;
  connected: boolean;
  monitoringStatus: MonitoringStatus;
  /** Is lost as soon as it has been read. */
  leavesSoon: boolean;
  /** Where the pay goes since it was switched; null before. */
  switchedTo: DepositTarget | null;
  /** Of it, so many percent do; absent: all of it. */
  switchedPercent?: number;
  /** Up to this day what was due went there. */
  paidThrough?: CalendarDay;
};

export type LinkedAccounts = {
  /** Also a persona's own account, whose id is her key; null for none. */
  find(id: string): LinkedAccount | null;
  put(account: LinkedAccount): void;
  /** In the order in which they were connected. */
  ofEndUser(endUserId: string): LinkedAccount[];
  /** Those whose pay was switched. */
  switched(): LinkedAccount[];
};

/** The accounts that Pinwheel reads. */
export function openLinkedAccounts({
  clock,
  store,
}: Pick<Context, 'clock' | 'store'>): LinkedAccounts {
  const stored = store.of<Stored>('pinwheel_account');
  const put = (account: LinkedAccount) => stored.put(account.id, account, account.endUserId);
  return {
    put,
    find(id) {
      const known = stored.get(id) ?? accountOfPersona(id);
      if (!known || isMade(known)) return known;
      const made = { ...known, createdAt: clock.now().toISOString() };
      put(made);
      return made;
    },
    ofEndUser: (endUserId) => stored.listOf(endUserId).filter(isMade),
    switched: () =>
      stored
        .list()
        .filter(isMade)
        .filter(({ switchedTo }) => switchedTo !== null),
  };
}

/** One that nobody has read yet, or that an earlier release stored, has no day from which to count. */
type Stored = Omit<LinkedAccount, 'createdAt'> & { createdAt: string | null };

const isMade = (account: Stored): account is LinkedAccount => account.createdAt !== null;

function accountOfPersona(key: string): Stored | null {
  const payroll = findPersona(key)?.payroll;
  if (!payroll) return null;
  return {
    id: key,
    personaKey: key,
    endUserId: key,
    linkTokenId: stableId('link_token', key),
    platformId: stableId('platform', payroll.employerName),
    jobs: [...ALL_JOBS],
    createdAt: null,
    connected: true,
    monitoringStatus: 'active',
    leavesSoon: false,
    switchedTo: null,
  };
}

/** What of these jobs can be done at a platform; all of them at one that is not known. */
export function jobsAt(platformId: string, wanted: readonly string[]): string[] {
  const platform = findPlatform(platformId);
  if (!platform) return [...wanted];
  const can = new Set<string>(platform.jobs);
  return wanted.filter((job) => can.has(NEEDED_FOR[job] ?? job));
}

/** Jobs that the directory does not list come with others. */
const NEEDED_FOR: Readonly<Record<string, string>> = {
  direct_deposit_allocations: 'direct_deposit_switch',
  identity: 'employment',
};
