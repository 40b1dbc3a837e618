import { payoutSentence } from '#features/payday/payday.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { t } from '../repayments-messages.ts';
import { nextRepaymentWords } from './next-repayment-words.ts';
import { bankWords } from './repayment-words.ts';

type Situation = Pick<Overview, 'payout' | 'nextRepayment' | 'linkedBank'>;

/**
 * Which bank is connected now, and what goes to it or is debited from it, and when; null where there
 * is nothing of either.
 */
export function connectedWords({ payout, nextRepayment, linkedBank }: Situation) {
  const bank = nextRepayment?.bank ?? { name: linkedBank?.name ?? null, mask: null };
  const { name, mask } = payout?.bankName ? { name: payout.bankName, mask: payout.bankMask } : bank;
  const { amount, when } = nextRepayment ? nextRepaymentWords(nextRepayment) : {};
  const next = nextRepayment?.bank && amount && when ? `${t('next')}: ${amount}, ${when}.` : null;
  return {
    title:
      name === null ? t('another.done') : t('another.connected', { bank: bankWords(name, mask) }),
    text: payout ? payoutSentence(payout) : next,
  };
}
