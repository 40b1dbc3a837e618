import { dayOf } from '#personas/calendar-day.ts';
import type { Context } from '../../context.ts';
import { jobsAt, type LinkedAccount, type LinkedAccounts } from './linked-accounts.ts';
import type { LinkToken, LinkTokens } from './link-tokens.ts';
import type { Notices } from './notices.ts';

/** Who signed in, and where. */
export type SignedIn = { personaKey: string; platformId: string; leavesSoon: boolean };

/** Whose account it is, and the link token that it came of. */
type Owner = { endUserId: string; linkTokenId: string };

/** How accounts change, with the webhooks that say so. */
export type AccountLife = {
  /** Without a webhook. */
  create(owner: Owner, signedIn: SignedIn & { jobs: readonly string[] }): LinkedAccount;
  /** Connects what the token was for; the same account again for a token that was used. */
  connect(token: LinkToken, signedIn: SignedIn): LinkedAccount;
  /** Sends her pay where the token says. */
  switchDeposit(token: LinkToken, account: LinkedAccount): LinkedAccount;
  /** Sends so many percent of her pay where it was switched to, and the rest to her bank. */
  splitDeposit(account: LinkedAccount, percent: number): LinkedAccount;
  /** To be called when its data were read: an account that `leavesSoon` is lost then. */
  wasRead(account: LinkedAccount): void;
  /** Requires its owner to sign in again. Its data can still be read. */
  lose(account: LinkedAccount): LinkedAccount;
  repair(account: LinkedAccount): LinkedAccount;
  /** For good, as the customer asked. */
  disconnect(account: LinkedAccount): void;
  /** Sends the webhooks of all its jobs, as after a day's refresh. */
  publishAll(account: LinkedAccount): void;
};

type Deps = Pick<Context, 'clock' | 'random'> & {
  accounts: LinkedAccounts;
  tokens: LinkTokens;
  notices: Notices;
};

export function openAccountLife({ accounts, tokens, notices, clock, random }: Deps): AccountLife {
  const change = (account: LinkedAccount, changed: Partial<LinkedAccount>) => {
    const next = { ...account, ...changed };
    accounts.put(next);
    return next;
  };
  const monitored = (account: LinkedAccount, changed: Partial<LinkedAccount>) => {
    const next = change(account, changed);
    notices.monitoringChanged(next);
    return next;
  };
  const lose = (account: LinkedAccount) =>
    monitored(account, {
      connected: false,
      monitoringStatus: 'user_action_required',
      leavesSoon: false,
    });
  const publishAll = (account: LinkedAccount) => {
    for (const event of account.jobs.flatMap((job) => EVENTS[job] ?? [])) {
      notices.jobDone(account, event);
    }
  };

  const create: AccountLife['create'] = (owner, { jobs, ...signedIn }) => {
    const account: LinkedAccount = {
      ...owner,
      ...signedIn,
      ...CONNECTED,
      id: random.id(),
      jobs: jobsAt(signedIn.platformId, jobs),
      createdAt: clock.now().toISOString(),
      switchedTo: null,
    };
    accounts.put(account);
    return account;
  };
  const connectAgain = (before: LinkedAccount, token: LinkToken, signedIn: SignedIn) =>
    change(before, {
      ...CONNECTED,
      ...signedIn,
      linkTokenId: token.id,
      jobs: [...new Set([...before.jobs, ...jobsAt(signedIn.platformId, token.jobs)])],
    });

  return {
    create,
    lose,
    publishAll,
    repair(account) {
      const repaired = monitored(account, CONNECTED);
      publishAll(repaired);
      return repaired;
    },
    disconnect(account) {
      monitored(account, { connected: false, monitoringStatus: 'unavailable', leavesSoon: false });
    },
    wasRead(account) {
      if (account.leavesSoon && account.connected) lose(account);
    },
    connect(token, signedIn) {
      const used = token.accountId === null ? null : accounts.find(token.accountId);
      if (used) return used;
      const before = token.relinks === null ? null : accounts.find(token.relinks);
      const account = before
        ? connectAgain(before, token, signedIn)
        : create(
            { endUserId: token.endUserId, linkTokenId: token.id },
            { ...signedIn, jobs: token.jobs },
          );
      tokens.put({ ...token, accountId: account.id, pending: null });
      notices.added(account);
      if (before) notices.monitoringChanged(account);
      publishAll(account);
      return account;
    },
    splitDeposit(account, percent) {
      const split = change(account, { switchedPercent: percent });
      notices.jobDone(split, 'direct_deposit_allocations.added');
      return split;
    },
    switchDeposit(token, account) {
      const switched = change(account, {
        switchedTo: token.target,
        switchedPercent: 100,
        paidThrough: dayOf(clock.now()),
      });
      notices.jobDone(switched, 'direct_deposit_switch.added', { action: 'full_switch' });
      notices.jobDone(switched, 'direct_deposit_allocations.added');
      return switched;
    },
  };
}

const CONNECTED = { connected: true, monitoringStatus: 'active' } as const;

const EVENTS: Readonly<Record<string, readonly string[]>> = {
  employment: ['employment.added'],
  income: ['income.added'],
  identity: ['identity.added'],
  paystubs: ['paystubs.added', 'paystubs.fully_synced'],
  shifts: ['shifts.added', 'shifts.fully_synced'],
  direct_deposit_allocations: ['direct_deposit_allocations.added'],
};
