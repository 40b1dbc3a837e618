import { createHmac } from 'node:crypto';
import { newId, ProviderError } from '@reset/service-kit';
import type { FiledReturn, TaxFiling } from '#providers/tax-filing.ts';

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

/** What April signs a body with at that moment. */
export function signApril(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
