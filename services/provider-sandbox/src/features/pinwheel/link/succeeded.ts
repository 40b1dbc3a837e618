import type { LinkedAccount } from '../linked-accounts.ts';
import type { LinkToken } from '../link-tokens.ts';
import { successPage } from './link-pages.ts';
import type { Step } from './step.ts';

/** The end of the way: the job is `login` unless pay was switched. */
export function succeeded(token: LinkToken, account: LinkedAccount): Step {
  const { switchedTo } = account;
  const isSwitch = switchedTo !== null && token.jobs.includes('direct_deposit_switch');
  const allocation = isSwitch
    ? { type: 'remainder', targets: [{ name: switchedTo.name, type: switchedTo.type }] }
    : null;
  return {
    page: successPage(token),
    events: [
      {
        name: 'success',
        payload: {
          accountId: account.id,
          platformId: account.platformId,
          job: isSwitch ? 'direct_deposit_switch' : 'login',
          params: allocation ? { action: 'full_switch', allocation } : {},
        },
      },
      { name: 'screen_transition', payload: { screenName: 'SUCCESS' } },
    ],
  };
}
