import { callProvider, ProviderError } from '@reset/service-kit';
import Type, { type Static, type TSchema } from 'typebox';
import { RecordId } from '#providers/http/provider-fields.ts';
import type { FiledReturn, TaxFiling } from '#providers/tax-filing.ts';

/* April's API, as far as we use it. */

const MAX_CENTS = 1_000_000_000;
const Instant = Type.String({ format: 'date-time' });

const UserReply = Type.Object({ user: Type.Object({ id: RecordId }) });

const TokenReply = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expires_at: Instant,
});

const TaxReturn = Type.Object({
  id: RecordId,
  tax_year: Type.Integer({ minimum: 2000, maximum: 2199 }),
  jurisdiction: Type.String({ pattern: '^(federal|[A-Z]{2})$' }),
  state: Type.String({ pattern: '^[A-Z]{2}$' }),
  status: Type.Enum(['submitted', 'accepted', 'rejected', 'refund_received', 'no_refund']),
  /** Below zero where she owes. */
  refund_amount: Type.Integer({ minimum: -MAX_CENTS, maximum: MAX_CENTS }),
  refund_advance_eligible: Type.Boolean(),
  submitted_at: Instant,
});
const ReturnsReply = Type.Object({ tax_returns: Type.Array(TaxReturn, { maxItems: 500 }) });
const ReturnReply = Type.Object({ tax_return: TaxReturn });

/** Taxes filed by April's API at `baseUrl`. */
export function aprilTaxFiling(options: { baseUrl: string; apiKey: string }): TaxFiling {
  const ask = <Schema extends TSchema>(
    reply: Schema,
    path: string,
    sent?: { method: 'POST' | 'PUT'; body?: object },
  ): Promise<Static<Schema>> =>
    callProvider(reply, `${options.baseUrl}/v1${path}`, {
      ...(sent ? { method: sent.method } : {}),
      headers: {
        authorization: `Bearer ${options.apiKey}`,
        ...(sent?.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(sent?.body ? { body: JSON.stringify(sent.body) } : {}),
    });
  const userPath = (filerId: string, what: string) =>
    `/users/${encodeURIComponent(filerId)}/${what}`;

  return {
    async createUser({ userId, firstName, lastName, email }) {
      const { user } = await ask(UserReply, '/users', {
        method: 'POST',
        body: { external_id: userId, first_name: firstName, last_name: lastName, email },
      });
      return user.id;
    },
    async grantAccess(filerId) {
      const granted = await ask(TokenReply, userPath(filerId, 'access_tokens'), { method: 'POST' });
      return { accessToken: granted.access_token, expiresAt: granted.expires_at };
    },
    async setDestination(filerId, { routingNumber, accountNumber }) {
      await ask(Type.Unknown(), userPath(filerId, 'deposit_destination'), {
        method: 'PUT',
        body: { routing_number: routingNumber, account_number: accountNumber },
      });
    },
    async listReturns(filerId) {
      const { tax_returns } = await ask(ReturnsReply, userPath(filerId, 'tax_returns'));
      return tax_returns.map(toReturn);
    },
    async findReturn(id) {
      try {
        const { tax_return } = await ask(ReturnReply, `/tax_returns/${encodeURIComponent(id)}`);
        return toReturn(tax_return);
      } catch (error) {
        if (error instanceof ProviderError && error.code === '404') return null;
        throw error;
      }
    },
  };
}

const toReturn = (one: Static<typeof TaxReturn>): FiledReturn => ({
  id: one.id,
  jurisdiction: one.jurisdiction === 'federal' ? 'Federal' : one.jurisdiction,
  taxYear: one.tax_year,
  state: one.state,
  refundCents: one.refund_amount,
  isAdvanceEligible: one.refund_advance_eligible,
  status: one.status,
  submittedAt: new Date(one.submitted_at),
});
