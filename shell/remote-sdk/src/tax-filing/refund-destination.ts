import type { MemberProfile } from '@reset/remote-sdk';
import { maskedBank } from '#linking/masked-bank.ts';
import { t } from './tax-filing-messages.ts';

type Profile = Pick<MemberProfile, 'hasFboAccount' | 'linkedBank'>;

/** Where her refund is sent, in words; null where there is no account that it could be sent to. */
export function refundDestination({ hasFboAccount, linkedBank }: Profile): string | null {
  if (!hasFboAccount) return linkedBank && t('destination.bank', { bank: accountOf(linkedBank) });
  return linkedBank
    ? t('destination.deposit', { bank: accountOf(linkedBank) })
    : t('destination.deposit.unlinked');
}

/** What the card changes of that for who has none; null where nothing is changed by it. */
export const refundDestinationWithCard = ({ hasFboAccount, linkedBank }: Profile): string | null =>
  hasFboAccount ? null : linkedBank && t('destination.withCard', { bank: accountOf(linkedBank) });

const accountOf = ({ name, mask }: NonNullable<Profile['linkedBank']>): string =>
  maskedBank(name, mask);
