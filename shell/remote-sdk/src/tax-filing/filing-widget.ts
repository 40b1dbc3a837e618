import type { TaxFilingAccess } from '@reset/api-contract/member/tax-returns.ts';
import { api, pageData, type Camelized } from '@reset/remote-sdk';
import { t } from './tax-filing-messages.ts';

/**
 * What opens the provider's tax filing, with an access token asked for at each opening. It fits
 * shared-ui's LinkDialog.
 * @param onFiled a return was sent in; it may be heard again of the same one
 */
export const filingWidget = (onFiled: () => void) => ({
  widget: 'tax-filing',
  origin: pageData().widgets_origin,
  stoppedTitle: t('stopped'),
  start: getAccessToken,
  explain: () => t('expired'),
  onEvent: (name: string) => {
    if (name === 'filed') onFiled();
  },
});

/** GET /april/access_token. */
async function getAccessToken() {
  const answer = await api.get<Camelized<TaxFilingAccess>>('/april/access_token');
  return answer.ok
    ? ({ ok: true, token: answer.data.accessToken } as const)
    : ({ ok: false, sentence: answer.error.message } as const);
}
