import { payoutSentence } from '#features/payouts/payouts.ts';
import type { Overview } from '#features/spending-limit/spending-limit.ts';
import { t } from '../repayments-messages.ts';
import { nextRepaymentWords } from './next-repayment-words.ts';
import { bankWords } from './repayment-words.ts';

type Situation = Pick<Overview, 'payout' | 'nextRepayment' | 'linkedBank'>;

/** Which bank is connected now, and what goes to it or is debited from it; null for nothing of either. */
export function connectedWords(situation: Situation): { title: string; text: string | null } {
  const bank = bankOf(situation);
  const { payout, nextRepayment } = situation;
  return {
    title: bank === null ? t('another.done') : t('another.connected', { bank }),
    text: payout ? payoutSentence(payout) : debitWords(nextRepayment),
  };
}

function bankOf({ payout, nextRepayment, linkedBank }: Situation): string | null {
  if (payout?.bankName) return bankWords(payout.bankName, payout.bankMask);
  const debited = nextRepayment?.bank;
  if (debited) return bankWords(debited.name, debited.mask);
  return linkedBank && linkedBank.name;
}

function debitWords(next: Situation['nextRepayment']): string | null {
  if (!next?.bank) return null;
  const { amount, when } = nextRepaymentWords(next);
  return amount && when && `${t('next')}: ${amount}, ${when}.`;
}
