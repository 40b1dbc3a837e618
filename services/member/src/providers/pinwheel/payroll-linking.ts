import Type from 'typebox';
import { ProviderError } from '@reset/service-kit';
import type { PayrollLinking } from '#providers/payroll-linking.ts';
import { accountPath, type Pinwheel, tellPinwheel } from './ask-pinwheel.ts';
import { LinkTokenReply } from './pinwheel-schemas.ts';

const NAME_IN_WIDGET = 'Reset';

/** What the platform is requested to do; one that cannot do all of it does what it can. */
const JOBS = ['employment', 'income', 'paystubs', 'shifts', 'direct_deposit_allocations'];

/** Pay that is split repays only in part, so that all of it goes there (document 1, section 2). */
const allPayTo = ({ accountNumber, routingNumber }: Deposit) => ({
  disable_direct_deposit_splitting: true,
  allocation: {
    type: 'remainder',
    targets: [
      {
        name: NAME_IN_WIDGET,
        type: 'checking',
        account_number: accountNumber,
        routing_number: routingNumber,
      },
    ],
  },
});
type Deposit = { accountNumber: string; routingNumber: string };

/** Links made and ended by Pinwheel's API. */
export const pinwheelPayrollLinking = (pinwheel: Pinwheel): PayrollLinking => ({
  async createLinkToken({ userId, platformId, repairs, deposit }) {
    const { data } = await tellPinwheel(pinwheel, LinkTokenReply, {
      path: '/v1/link_tokens',
      body: {
        org_name: NAME_IN_WIDGET,
        end_user_id: userId,
        required_jobs: deposit === null ? JOBS : [...JOBS, 'direct_deposit_switch'],
        language: 'en',
        ...(repairs === null ? {} : { account_id: repairs }),
        ...(platformId === null ? {} : { platform_id: platformId }),
        ...(deposit === null ? {} : allPayTo(deposit)),
      },
    });
    return data.token;
  },
  async removeAccount(accountId) {
    // Pinwheel has no way to delete: it reads nothing new from then on.
    const path = accountPath(accountId, '/disconnect');
    try {
      await tellPinwheel(pinwheel, Type.Unknown(), { path });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.code !== '404') throw error;
    }
  },
});
