import { createHmac } from 'node:crypto';
import { newId, ProviderError } from '@reset/service-kit';
import { asVisitor } from '@reset/service-kit/testing';
import type { FiledReturn, TaxFiling } from '#providers/tax-filing.ts';
import type { MemberServiceUnderTest } from './member-service.ts';

/** Who files taxes, as a test wants it. */
export type TaxWorld = {
  taxes: {
    /** By our ids of members, the filer's of them. */
    filers: Map<string, string>;
    /** By the filer's ids of people. */
    returns: Map<string, FiledReturn[]>;
    /** Those that a list leaves out, and a question for one does not. */
    unlisted: Set<string>;
    destinations: Map<string, { routingNumber: string; accountNumber: string }>;
    /** Runs once returns were read, before they are answered. */
    beforeAnswer: () => void | Promise<void>;
    /** How often returns were listed. */
    readings: number;
    /** Thrown by every call. */
    error: Error | null;
  };
};

export const APRIL_SECRET = 'april-webhook-secret';

export const someTaxWorld = (): TaxWorld => ({
  taxes: {
    filers: new Map(),
    returns: new Map(),
    unlisted: new Set(),
    destinations: new Map(),
    beforeAnswer: () => undefined,
    readings: 0,
    error: null,
  },
});

export function taxFilingOf({ taxes }: TaxWorld): TaxFiling {
  const answering = () => {
    if (taxes.error) throw taxes.error;
  };
  const known = (filerId: string) => {
    answering();
    if ([...taxes.filers.values()].includes(filerId)) return;
    throw new ProviderError('unknown', 'refused', '404');
  };
  return {
    async createUser({ userId }) {
      answering();
      const id = taxes.filers.get(userId) ?? `april-${newId()}`;
      taxes.filers.set(userId, id);
      return id;
    },
    async grantAccess(filerId) {
      known(filerId);
      return { accessToken: `token of ${filerId}`, expiresAt: '2026-11-20T21:00:00.000Z' };
    },
    async setDestination(filerId, account) {
      known(filerId);
      taxes.destinations.set(filerId, account);
    },
    async listReturns(filerId) {
      known(filerId);
      taxes.readings += 1;
      const found = structuredClone(taxes.returns.get(filerId) ?? []);
      await taxes.beforeAnswer();
      return found.filter(({ id }) => !taxes.unlisted.has(id));
    },
    async findReturn(id) {
      answering();
      return [...taxes.returns.values()].flat().find((one) => one.id === id) ?? null;
    },
  };
}

/** A federal return of somebody in Oregon who is to get 2,000 dollars back. */
export const someReturn = (changes: Partial<FiledReturn> = {}): FiledReturn => ({
  id: newId(),
  jurisdiction: 'Federal',
  taxYear: 2026,
  state: 'OR',
  refundCents: 200_000,
  isAdvanceEligible: true,
  status: 'accepted',
  submittedAt: new Date('2027-02-01T18:00:00Z'),
  ...changes,
});

/** Somebody who files taxes, and what the filer says of her returns. */
export async function someTaxFiler(service: MemberServiceUnderTest, userId: string) {
  const { taxes } = service.world;
  const opened = await service.get(userId, '/april/access_token');
  if (opened.statusCode !== 200) throw new Error(`It was refused: ${opened.body}`);
  const filerId = taxes.filers.get(userId) ?? '';
  return {
    filerId,
    /** The filer sends that there is news of her; nothing is read yet. */
    webhook: () => sendTaxWebhook(service, { user_id: filerId, id: newId() }),
    /** All of her returns are so from now on, and were read. */
    async stand(...returns: FiledReturn[]) {
      taxes.returns.set(filerId, returns);
      await this.webhook();
      await service.jobs.finish();
    },
  };
}

/** A webhook as April sends it now, signed. */
export function sendTaxWebhook(
  service: MemberServiceUnderTest,
  tax_return: object,
  { secret = APRIL_SECRET, at = service.clock.now() } = {},
) {
  const payload = JSON.stringify({ type: 'tax_return.updated', data: { tax_return } });
  return service.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/april',
    headers: {
      ...asVisitor({ audience: 'member' }),
      'content-type': 'application/json',
      'april-signature': signApril(payload, secret, at),
    },
    payload,
  });
}

/** What April signs a body with at that moment. */
export function signApril(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
