import type { MemberProfile } from '@reset/remote-sdk';
import { refundDestinationWithCard } from '@reset/remote-sdk/tax-filing';
import {
  hasRefundToCome,
  isAdvanceOffered,
  spentAdvance,
  type AdvanceState,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import type { IconName } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useMessages } from '../tax-filing-messages.ts';
import type { RefundAccountFacts } from './use-refund-account.ts';

interface Known {
  profile: MemberProfile;
  account: RefundAccountFacts;
  /** How the advance on her returns stands. */
  advance: AdvanceState;
  /** What of the refund it is or will be. */
  advanceCents: number;
  /** The card is offered to her. */
  hasOffer: boolean;
}

interface NextSteps {
  /** At most three, in the order in which they happen. */
  steps: { id: string; icon: IconName; label: string; text: string }[];
  /** A refund may still come. */
  isToCome: boolean;
}

/** What happens after she has filed: that she hears of it, what of it is hers early, the refund, the card. */
export function useNextSteps(returns: readonly IncomeTaxReturn[], known: Known): NextSteps {
  const t = useMessages();
  // Nothing may be known yet of what she has sent in.
  const isToCome = returns.length === 0 || hasRefundToCome(returns);
  const isAdvanced = isAdvanceOffered(known.advance);
  const { destination } = known.account;
  const steps = [
    {
      id: 'decision',
      isAhead: isUndecided(returns),
      icon: 'bell',
      text: t('next.decision.text'),
    },
    {
      id: 'advance',
      isAhead: isAdvanced,
      icon: 'hand-coins',
      text: advanceText(returns, known, t),
    },
    {
      id: 'refund',
      isAhead: isToCome && destination !== null,
      icon: 'landmark',
      text: refundText(known, t),
    },
    {
      id: 'card',
      isAhead: known.hasOffer && !isAdvanced,
      icon: 'credit-card',
      text: t('next.card.text'),
    },
  ] as const;
  return {
    isToCome,
    steps: steps
      .filter(({ isAhead }) => isAhead)
      .map(({ id, icon, text }) => ({ id, icon, label: t(`next.${id}`), text })),
  };
}

const isUndecided = (returns: readonly IncomeTaxReturn[]): boolean =>
  returns.length === 0 || returns.some(({ taxReturnStatus }) => taxReturnStatus === 'submitted');

/**
 * What of it is hers early once it is accepted, or is in her limit or with the card alone now that it
 * is; of one in her limit, what she has not spent of it.
 */
function advanceText(
  returns: readonly IncomeTaxReturn[],
  { advance, advanceCents, hasOffer }: Known,
  t: Translate,
): string {
  const amount = formatMoney(advanceCents);
  if (advance === 'needs_card') return t('next.advance.needs_card', { amount });
  if (advance === 'in_limit') {
    const spentCents = Math.round(spentAdvance(returns).dollars * 100);
    if (spentCents === 0) return t('next.advance.in_limit', { amount });
    const leftCents = advanceCents - spentCents;
    return leftCents > 0
      ? t('next.advance.in_limit.left', { amount, left: formatMoney(leftCents) })
      : t('next.advance.in_limit.spent', { amount });
  }
  return t(hasOffer ? 'next.advance.text.card' : 'next.advance.text');
}

/** Where it goes, what the card changes of that, and what is wrong or not known of the account. */
function refundText({ profile, account, hasOffer }: Known, t: Translate): string {
  const { destination, status } = account;
  const sentences = [
    destination,
    hasOffer ? refundDestinationWithCard(profile) : null,
    status === 'pending' || status === 'failed' ? t(`account.${status}`) : null,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

type Translate = ReturnType<typeof useMessages>;
