import type { IconName } from '@reset/shared-ui';
import { categoryOf } from '#features/recurring-expenses/recurring-expenses.ts';
import type { CardTransaction } from '../api/get-card-transactions.ts';
import { repaidFromWords } from '#features/repayments/repayments.ts';
import { useTransactionMessages } from '../transaction-messages.ts';
import { useCategoryTitle } from './use-category-title.ts';

interface TransactionLook {
  title: string;
  icon: IconName;
  /** Null where it has none: only what is bought has one. */
  category: string | null;
  /** 'From your pay': out of which money of hers a repayment was made; null for all others. */
  from: string | null;
}

/** Gives a transaction's name, icon and category: what pays a purchase is none at a shop. */
export function useTransactionLook(): (
  transaction: Pick<CardTransaction, 'kind' | 'merchantName' | 'merchantCategory' | 'paidFrom'>,
) => TransactionLook {
  const said = useTransactionMessages();
  const categoryTitle = useCategoryTitle();
  return ({ kind, merchantName, merchantCategory, paidFrom }) => {
    if (kind === 'repayment' || kind === 'dispute_credit' || kind === 'dispute_reversal') {
      const title = said(`title.${kind}`, { merchant: merchantName });
      // A service that is older than this page does not say from where.
      const from = paidFrom ? repaidFromWords(paidFrom) : null;
      return { title, icon: ICONS[kind], category: null, from };
    }
    const { icon } = categoryOf(merchantCategory ?? '', null);
    return { title: merchantName, icon, category: categoryTitle(merchantCategory), from: null };
  };
}

const ICONS = {
  repayment: 'landmark',
  dispute_credit: 'hand-coins',
  dispute_reversal: 'hand-coins',
} as const satisfies Record<string, IconName>;
