import type { SignUpRequest } from '@reset/api-contract/public/sign-up.ts';
import type { Camelized, Campaign } from '@reset/remote-sdk';
import type { SignUpValues } from './sign-up-form.ts';

type Request = Camelized<SignUpRequest>;

/** What is sent: who it is, for which product (the card, where nobody said), and where she came from. */
export function signUpRequest(values: SignUpValues, campaign: Campaign): Request {
  const { utm_campaign, utm_source, utm_medium } = campaign.utmParams ?? {};
  const origin: Record<string, string | null | undefined> = {
    productName: campaign.productName ?? 'earned_wage_access',
    partner: campaign.partner,
    referralSlug: campaign.referralSlug,
    groupId: campaign.groupId,
    utmCampaign: utm_campaign,
    utmSource: utm_source,
    utmMedium: utm_medium,
  };
  const user = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
  };
  return { user, ...Object.fromEntries(Object.entries(origin).filter(([, value]) => value)) };
}
