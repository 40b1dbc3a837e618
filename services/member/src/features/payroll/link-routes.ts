import {
  Linked,
  LinkTokenReply,
  PayrollLinkTokenQuery,
  StoreDataQuery,
} from '@reset/api-contract/member/linking.ts';
import type { Clock, Refusal, Service } from '@reset/service-kit';
import type { PayrollData } from '#providers/payroll-data.ts';
import type { PayrollLinking } from '#providers/payroll-linking.ts';
import { ProviderError } from '#providers/provider-error.ts';
import { refusingProviderErrors } from '#providers/refusing-provider-errors.ts';
import { inPerson } from '#viewing/in-person.ts';
import type { PayrollLinkStore } from './payroll-link-store.ts';
import { isMonitored, statusOf } from './payroll.ts';

export type PayrollLinkNeeds = {
  links: Pick<PayrollLinkStore, 'find' | 'link'>;
  payrollData: Pick<PayrollData, 'readAccount'>;
  payrollLinking: Pick<PayrollLinking, 'createLinkToken'>;
  clock: Clock;
};

const notHers: Refusal = {
  status: 422,
  code: 'payroll_account_not_found',
  error: 'This connection is not known. Please connect your payroll again.',
};

// A GET that changes what is linked: only our own pages may send it, and not often.
const changing = {
  access: 'member' as const,
  stateChanging: true,
  limits: [{ calls: 60, seconds: 60, per: 'ip' as const }],
};

/** GET /pinwheel/link_token, /pinwheel/dds_link_token and /pinwheel/store_data. */
export function registerPayrollLink(app: Service, needs: PayrollLinkNeeds): void {
  app.get(
    '/api/v1/pinwheel/link_token',
    {
      config: changing,
      schema: { querystring: PayrollLinkTokenQuery, response: { 200: LinkTokenReply } },
    },
    async (request) => {
      const userId = inPerson(request);
      try {
        const platformId = request.query.platform_id ?? null;
        return { success: true, link_token: await openWidget(needs, userId, platformId) };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        request.log.warn({ err: error }, 'no widget can be opened');
        return { success: false };
      }
    },
  );

  // Her pay can be sent to a deposit account of ours, and nobody is given one yet.
  app.get(
    '/api/v1/pinwheel/dds_link_token',
    { config: changing, schema: { response: { 200: LinkTokenReply } } },
    async (request) => {
      inPerson(request);
      return { success: false };
    },
  );

  app.get(
    '/api/v1/pinwheel/store_data',
    { config: changing, schema: { querystring: StoreDataQuery, response: { 200: Linked } } },
    async (request, reply) => {
      const userId = inPerson(request);
      const accountId = request.query.account_id;
      const account = await refusingProviderErrors(() => needs.payrollData.readAccount(accountId));
      if (account.endUserId !== userId) return reply.refuse(notHers);
      const { platformId } = account;
      const monitoringStatus = statusOf(account);
      await needs.links.link(
        { userId, accountId, platformId, monitoringStatus },
        needs.clock.now(),
      );
      return { success: true };
    },
  );
}

/** To repair the link that she has to repair, else to make one at the platform that she chose. */
async function openWidget(
  { links, payrollLinking }: PayrollLinkNeeds,
  userId: string,
  platformId: string | null,
): Promise<string> {
  const link = await links.find(userId);
  const isRepair =
    link !== null &&
    !isMonitored(link.monitoringStatus) &&
    (platformId === null || platformId === link.platformId);
  if (isRepair) {
    const repairs = link.accountId;
    return payrollLinking.createLinkToken({ userId, platformId: link.platformId, repairs });
  }
  return payrollLinking.createLinkToken({ userId, platformId, repairs: null });
}
