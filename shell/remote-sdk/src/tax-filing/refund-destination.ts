import type { MemberProfile } from '@reset/remote-sdk';
import { t } from './tax-filing-messages.ts';

type Profile = Pick<MemberProfile, 'hasFboAccount' | 'linkedBank'>;

/** Where her refund is sent, in words; null where there is no account that it could be sent to. */
export function refundDestination({ hasFboAccount, linkedBank }: Profile): string | null {
  if (!hasFboAccount) return linkedBank && t('destination.bank', { bank: linkedBank.name });
  return linkedBank
    ? t('destination.deposit', { bank: linkedBank.name })
    : t('destination.deposit.unlinked');
}

/** What the card changes of that for who has none; null where nothing is changed by it. */
export const refundDestinationWithCard = ({ hasFboAccount, linkedBank }: Profile): string | null =>
  hasFboAccount ? null : linkedBank && t('destination.withCard', { bank: linkedBank.name });
