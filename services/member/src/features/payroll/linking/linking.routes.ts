import { Id } from '@reset/api-contract/fields.ts';
import { PutPayrollLink } from '@reset/api-contract/member/commands.ts';
import {
  Linked,
  LinkTokenReply,
  PayrollLinkTokenQuery,
  StoreDataQuery,
} from '@reset/api-contract/member/linking.ts';
import {
  ProviderError,
  type Refusal,
  refusingProviderErrors,
  rejectImpersonation,
  type Service,
} from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { directDepositStore } from '#features/direct-deposit/direct-deposit.store.ts';
import { requireMember } from '#features/members/members.store.ts';
import { isMonitored } from '#features/payroll/payroll.ts';
import { readPayroll } from '#features/payroll/sync/payroll-sync.jobs.ts';
import { recordPayrollStore } from '#features/payroll/sync/payroll-sync.store.ts';
import type { PayrollData } from '#providers/payroll-data.ts';
import { payrollLinkStore } from './payroll-link.store.ts';
import { statusOf } from './payroll-link.ts';

const notHers: Refusal = {
  status: 422,
  code: 'payroll_account_not_found',
  error: 'This connection is not known. Please connect your payroll again.',
};

const nothingLinked: Refusal = {
  status: 409,
  code: 'no_payroll_linked',
  error: 'There is no payroll to disconnect.',
};

// A GET that changes what is linked: only our own pages may send it, and not often.
const changing = {
  access: 'member' as const,
  stateChanging: true,
  limits: [{ calls: 60, seconds: 60, per: 'ip' as const }],
};

/**
 * GET /pinwheel/link_token, /pinwheel/dds_link_token and /pinwheel/store_data, POST
 * /pinwheel/unlink for who does not work there any more, and the operator's PUT /internal/members/:user_id/payroll_link.
 */
export function linkingRoutes(app: Service, context: Context): void {
  const { clock, database, jobs, payrollData } = context;
  const links = payrollLinkStore(database, jobs.add);
  const { linkRead } = recordPayrollStore(database, jobs.add);
  app.get(
    '/api/v1/pinwheel/link_token',
    {
      config: changing,
      schema: { querystring: PayrollLinkTokenQuery, response: { 200: LinkTokenReply } },
    },
    async (request) => {
      const userId = rejectImpersonation(request);
      const platformId = request.query.platform_id ?? null;
      return answerToken(request, () => openWidget(context, userId, platformId));
    },
  );

  app.get(
    '/api/v1/pinwheel/dds_link_token',
    { config: changing, schema: { response: { 200: LinkTokenReply } } },
    async (request) => {
      const userId = rejectImpersonation(request);
      return answerToken(request, () => openSwitch(context, userId));
    },
  );

  app.get(
    '/api/v1/pinwheel/store_data',
    { config: changing, schema: { querystring: StoreDataQuery, response: { 200: Linked } } },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      const accountId = request.query.account_id;
      const link = await links.find(userId);
      const account = await refusingProviderErrors(() => findAccount(payrollData, accountId));
      // The operator may have linked one that was connected elsewhere, which she repairs here. One
      // that there is not is answered as another's: nobody learns which accounts there are.
      const isHers = account?.endUserId === userId || link?.accountId === accountId;
      if (!account || !isHers) return reply.refuse(notHers);
      const { platformId } = account;
      const monitoringStatus = statusOf(account);
      await links.link({ userId, accountId, platformId, monitoringStatus }, clock.now());
      return { success: true };
    },
  );

  app.post('/api/v1/pinwheel/unlink', { config: { access: 'member' } }, async (request, reply) => {
    const userId = rejectImpersonation(request);
    const wasLinked = await links.unlink(userId, clock.now());
    return wasLinked ? reply.code(204).send() : reply.refuse(nothingLinked);
  });

  // Links an account, whoever's it is, and reads it.
  app.put(
    '/internal/members/:user_id/payroll_link',
    {
      config: { callers: ['operator'] },
      schema: { params: Type.Object({ user_id: Id }), body: PutPayrollLink },
    },
    async (request, reply) => {
      const userId = request.params.user_id;
      const accountId = request.body.account_id;
      await requireMember(database, userId);
      const before = await links.find(userId);
      const reading = await refusingProviderErrors(() => readPayroll(payrollData, accountId));
      await linkRead({ userId, accountId, reading, before }, clock.now());
      return reply.code(204).send();
    },
  );
}

/** A token for a widget; none where it cannot be opened now. */
async function answerToken(
  request: FastifyRequest,
  open: () => Promise<string | null>,
): Promise<LinkTokenReply> {
  try {
    const token = await open();
    return token === null ? { success: false } : { success: true, link_token: token };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    request.log.warn({ err: error }, 'payroll_widget.open_failed');
    return { success: false };
  }
}

/** null for one that the provider does not know. @throws ProviderError `unavailable` */
async function findAccount(payrollData: PayrollData, accountId: string) {
  try {
    return await payrollData.readAccount(accountId);
  } catch (error) {
    if (error instanceof ProviderError && error.reason === 'refused') return null;
    throw error;
  }
}

/** To repair the link that she has to repair, else to make one at the platform that she chose. */
async function openWidget(
  { database, jobs, payrollLinking }: Context,
  userId: string,
  platformId: string | null,
): Promise<string> {
  const link = await payrollLinkStore(database, jobs.add).find(userId);
  const isRepair =
    link !== null &&
    !isMonitored(link.monitoringStatus) &&
    (platformId === null || platformId === link.platformId);
  if (isRepair) {
    const repairs = link.accountId;
    const { platformId: at } = link;
    return payrollLinking.createLinkToken({ userId, platformId: at, repairs, deposit: null });
  }
  return payrollLinking.createLinkToken({ userId, platformId, repairs: null, deposit: null });
}

/**
 * To have all of her pay sent to her deposit account, at the payroll that she has linked or one that
 * she links by it; null while she has no such account.
 */
async function openSwitch(
  { cardIssuing, database, jobs, payrollLinking }: Context,
  userId: string,
): Promise<string | null> {
  const [account, link] = await Promise.all([
    directDepositStore(database).find(userId),
    payrollLinkStore(database, jobs.add).find(userId),
  ]);
  if (!account) return null;
  const { accountNumber, routingNumber } = await cardIssuing.readDeposit(account.issuerAccountId);
  return payrollLinking.createLinkToken({
    userId,
    platformId: null,
    repairs: link?.accountId ?? null,
    deposit: { accountNumber, routingNumber },
  });
}
