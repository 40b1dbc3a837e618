import type { Clock } from '@reset/service-kit';
import type { LinkedAccount, LinkedAccounts } from './linked-accounts.ts';
import { jobsAt } from './linked-accounts.ts';
import type { LinkToken, LinkTokens } from './link-tokens.ts';
import type { Notices } from './notices.ts';

/** Who signed in, and where. */
export type SignedIn = { personaKey: string; platformId: string; leavesSoon: boolean };

/** Whose account it is, and what for it was connected. */
type Owner = { endUserId: string; linkTokenId: string };

/** What becomes of accounts, and who is told. */
export type AccountLife = {
  /** An account of which nobody is told. */
  create(owner: Owner, signedIn: SignedIn & { jobs: readonly string[] }): LinkedAccount;
  /** Connects what the token was for; the same account again for a token that was used. */
  connect(token: LinkToken, signedIn: SignedIn): LinkedAccount;
  /** Sends her pay where the token says. */
  switchDeposit(token: LinkToken, account: LinkedAccount): LinkedAccount;
  /** To be called when data of it were read: some want their owner after that. */
  wasRead(account: LinkedAccount): void;
  /** Wants its owner to sign in again. What is known of it can still be read. */
  lose(account: LinkedAccount): LinkedAccount;
  repair(account: LinkedAccount): LinkedAccount;
  /** As its customer asked for: nothing new will ever be read. */
  disconnect(account: LinkedAccount): void;
  /** Tells of all that its jobs brought, as after a day's refresh. */
  tellAll(account: LinkedAccount): void;
};

type Needs = { accounts: LinkedAccounts; tokens: LinkTokens; notices: Notices; clock: Clock };

export function openAccountLife({ accounts, tokens, notices, clock }: Needs): AccountLife {
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
  const tellAll = (account: LinkedAccount) => {
    for (const event of account.jobs.flatMap((job) => EVENTS[job] ?? [])) {
      notices.jobDone(account, event);
    }
  };

  const create: AccountLife['create'] = (owner, { jobs, ...signedIn }) => {
    const account: LinkedAccount = {
      ...owner,
      ...signedIn,
      ...CONNECTED,
      id: crypto.randomUUID(),
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
    tellAll,
    repair(account) {
      const repaired = monitored(account, CONNECTED);
      tellAll(repaired);
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
      tellAll(account);
      return account;
    },
    switchDeposit(token, account) {
      const switched = change(account, { switchedTo: token.target });
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
