import { randomBytes } from 'node:crypto';
import type { Clock } from '@reset/service-kit';
import type { RecordStore } from '#records/records.ts';
import type { LinkTokenBody } from './link-token-schemas.ts';

/** What a widget may be opened for, once. */
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
  /** Whose code is awaited, and at which platform. */
  pending: { personaKey: string; platformId: string } | null;
  /** The account that came of it: who signs in again with one token gets no second one. */
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
  create(asked: LinkTokenBody, endUserId: string): LinkToken;
  /** null for one that was never given out. */
  find(token: string): LinkToken | null;
  isOver(token: LinkToken): boolean;
  put(token: LinkToken): void;
};

/** The link tokens that were given out. */
export function openLinkTokens(records: RecordStore, clock: Clock): LinkTokens {
  const kept = records.of<LinkToken>('pinwheel_link_token');
  const put = (token: LinkToken) => kept.put(token.token, token, token.endUserId);
  return {
    put,
    find: (token) => kept.get(token),
    isOver: ({ expires }) => Date.parse(expires) <= clock.now().getTime(),
    create(asked, endUserId) {
      const token: LinkToken = {
        id: crypto.randomUUID(),
        token: `link-sandbox-${randomBytes(24).toString('base64url')}`,
        expires: new Date(clock.now().getTime() + LIFETIME_MS).toISOString(),
        orgName: asked.org_name,
        endUserId,
        jobs: asked.required_jobs ?? [],
        platformId: asked.platform_id ?? null,
        platformType: asked.platform_type ?? null,
        relinks: asked.account_id ?? null,
        target: targetOf(asked),
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
