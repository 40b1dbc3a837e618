import type { Context } from '../../context.ts';
import type { LinkTokenBody } from './link-token-schemas.ts';

/** What the modal is opened with; good for one account. */
export type LinkToken = {
  id: string;
  token: string;
  /** An instant; an hour after it was given out. */
  expires: string;
  orgName: string;
  endUserId: string;
  jobs: string[];
  platformId: string | null;
  platformType: 'payroll' | 'time_and_attendance' | null;
  /** The account that is to be connected again; null for a new one. */
  relinks: string | null;
  /** Where the pay is to go, for `direct_deposit_switch`; null for nowhere. */
  target: DepositTarget | null;
  /** Who has signed in and still has to enter a code; null for no one. */
  pending: { personaKey: string; platformId: string } | null;
  /** The account that it led to, so that one token never leads to two; null before. */
  accountId: string | null;
};

export type DepositTarget = {
  name: string;
  type: 'checking' | 'savings';
  accountNumber: string;
  routingNumber: string;
};

const LIFETIME_MS = 3_600_000;

export type LinkTokens = {
  create(body: LinkTokenBody, endUserId: string): LinkToken;
  /** null for one that was never given out. */
  find(token: string): LinkToken | null;
  isExpired(token: LinkToken): boolean;
  put(token: LinkToken): void;
};

/** The link tokens that were given out. */
export function openLinkTokens({ store, clock, random }: Context): LinkTokens {
  const stored = store.of<LinkToken>('pinwheel_link_token');
  const put = (token: LinkToken) => stored.put(token.token, token, token.endUserId);
  return {
    put,
    find: (token) => stored.get(token),
    isExpired: ({ expires }) => Date.parse(expires) <= clock.now().getTime(),
    create(body, endUserId) {
      const token: LinkToken = {
        id: random.id(),
        token: `link-sandbox-${random.token()}`,
        expires: new Date(clock.now().getTime() + LIFETIME_MS).toISOString(),
        orgName: body.org_name,
        endUserId,
        jobs: body.required_jobs ?? [],
        platformId: body.platform_id ?? null,
        platformType: body.platform_type ?? null,
        relinks: body.account_id ?? null,
        target: targetOf(body),
        pending: null,
        accountId: null,
      };
      put(token);
      return token;
    },
  };
}

function targetOf({ allocation }: LinkTokenBody): DepositTarget | null {
  const target = allocation?.targets[0];
  if (!target) return null;
  const { name, type, account_number: accountNumber, routing_number: routingNumber } = target;
  return { name, type, accountNumber, routingNumber };
}
