import { TaxFilingAccess } from '@reset/api-contract/member/tax-returns.ts';
import type { TaxFilingStanding } from '@reset/api-contract/onboarding/eligibility.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import {
  InternalCallError,
  notFound,
  ProviderError,
  RefusedError,
  refusingProviderErrors,
  registerWebhook,
  rejectImpersonation,
  unavailable,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Context } from '#context.ts';
import { askFilingStanding } from './filing-standing.client.ts';
import { tellDestination } from './refund-destination.client.ts';
import { taxFilerStore } from './tax-filer.store.ts';
import { readTaxReturns } from './tax-returns.store.ts';

const FILING_AWAY = unavailable('Tax filing is not available right now. Please try again.');

const INCOMPLETE: Refusal = {
  status: 409,
  code: 'application_incomplete',
  error: 'You can file your taxes here once the steps before it are done.',
};

const AboutReturn = Type.Object({
  data: Type.Object({
    tax_return: Type.Object({
      user_id: Type.String({ minLength: 1, maxLength: 255, pattern: '^[^\\u0000]*$' }),
    }),
  }),
});

/**
 * GET /april/access_token, by which her browser opens the questions of her taxes: whoever has it can
 * answer them for her, so that it is for nobody but her, and only once her application has come to filing
 * (document 2, section 2) or a return of hers is there. And POST /webhooks/april, of which nothing is
 * believed but whose returns it is about: they are read anew, so that all orders and doubles come to
 * the same.
 */
export function taxFilingRoutes(app: Service, context: Context): void {
  const { clock, database, isTaxFilingWebhook, jobs } = context;
  const filers = taxFilerStore(database, jobs.add);
  app.get(
    '/api/v1/april/access_token',
    {
      config: {
        access: 'member',
        stateChanging: true,
        limits: [{ calls: 60, seconds: 60, per: 'ip' }],
      },
      schema: { response: { 200: TaxFilingAccess } },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const standing = await readFilingStanding(context, userId, request.id);
      if (!standing.is_open) return reply.refuse(INCOMPLETE);
      const { accessToken, expiresAt } = await refusingProviderErrors(() =>
        openFiling(context, { userId, homeState: standing.home_state }, request.id),
      );
      await tellDestination(context, userId).catch((err: unknown) => {
        // Her refund is weeks away: it is told within a minute of when it can be.
        if (!(err instanceof ProviderError)) throw err;
        request.log.warn({ err }, 'refund_destination.tell_failed');
      });
      return { access_token: accessToken, expires_at: expiresAt };
    },
  );

  registerWebhook(app, {
    provider: 'april',
    isGenuine: isTaxFilingWebhook,
    async receive(message, request) {
      if (!Value.Check(AboutReturn, message)) {
        request.log.warn('tax_webhook.user_missing');
        return;
      }
      await filers.requestReading(message.data.tax_return.user_id, clock.now());
    },
  });
}

/**
 * Whether she may open the questions, and where she lives. Who has filed may, whatever onboarding says.
 * @throws RefusedError while nobody can say how far she has come
 */
async function readFilingStanding(
  context: Context,
  userId: string,
  requestId: string,
): Promise<TaxFilingStanding> {
  const hasFiled = (await readTaxReturns(context.database, userId)).length > 0;
  try {
    const standing = await askFilingStanding(context, userId, { requestId });
    return { ...standing, is_open: standing.is_open || hasFiled };
  } catch (error) {
    if (hasFiled && error instanceof InternalCallError) return { is_open: true, home_state: null };
    throw refusedFor(error);
  }
}

/** Makes her known to the provider where she is not, and is given a token. @throws ProviderError */
async function openFiling(
  context: Context,
  { userId, homeState }: { userId: string; homeState: string | null },
  requestId: string,
) {
  const { clock, database, jobs, taxFiling } = context;
  const filers = taxFilerStore(database, jobs.add);
  const known = await filers.find(userId);
  const granted = known === null ? null : await grantUnlessForgotten(context, known);
  if (known !== null && granted) {
    await filers.open({ userId, aprilUserId: known, homeState }, clock.now());
    return granted;
  }
  const person = await readName(context, userId, requestId);
  const filerId = await taxFiling.createUser({ userId, ...person });
  const first = await taxFiling.grantAccess(filerId);
  await filers.open({ userId, aprilUserId: filerId, homeState }, clock.now());
  return first;
}

/** null where the provider knows her no more. @throws ProviderError */
async function grantUnlessForgotten({ taxFiling }: Context, filerId: string) {
  try {
    return await taxFiling.grantAccess(filerId);
  } catch (error) {
    if (error instanceof ProviderError && error.code === '404') return null;
    throw error;
  }
}

/** @throws RefusedError while nobody can say who she is: a return is in somebody's name */
async function readName({ services }: Context, userId: string, requestId: string) {
  try {
    const person = await services.public.get<UserIdentity>(`/internal/users/${userId}`, {
      requestId,
    });
    return { firstName: person.first_name, lastName: person.last_name, email: person.email };
  } catch (error) {
    throw refusedFor(error);
  }
}

const refusedFor = (error: unknown): unknown =>
  error instanceof InternalCallError
    ? new RefusedError(error.status === 404 ? notFound : FILING_AWAY)
    : error;
