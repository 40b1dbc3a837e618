import type { RecurringIncome, UploadedTransaction } from './pave-schemas.ts';

/** Who pays, and what for. */
export type Payer = { name: string; kind: RecurringIncome['kind'] };

// Plaid's categories of money that comes in and is no pay.
const NO_PAY = [
  'INCOME_DIVIDENDS',
  'INCOME_INTEREST_EARNED',
  'INCOME_TAX_REFUND',
  'INCOME_OTHER_INCOME',
];

const BENEFIT =
  /\b(SSA|SSI|SSDI|SOC SEC|SOCIAL SECURITY|UNEMPLOYMENT|VETERANS?|DISABILITY|BENEFITS?|PENSION)\b/i;
const GIG = /\b(GIG|DRIVER|DELIVERY|COURIER|RIDES?|EARNINGS|PAYOUT)\b/i;
const PAYROLL = /\b(PAYROLL|SALARY|WAGES?|DIR(ECT)? ?DEP(OSIT)?|PAYCHECK)\b/i;

const FILLERS =
  /\b(PAYROLL|SALARY|WAGES?|DIR(ECT)? ?DEP(OSIT)?|PAYCHECK|ACH|PPD|CREDIT|DES|ID)\b/gi;

/** Who paid this; null for what is no pay: money that leaves, is pending, or was sent by friends. */
export function payerOf(transaction: UploadedTransaction): Payer | null {
  const line = transaction.name ?? transaction.merchant_name ?? '';
  if (transaction.amount >= 0 || transaction.pending || !isPay(transaction, line)) return null;
  const name = transaction.merchant_name ?? spelled(line);
  const category = transaction.personal_finance_category?.detailed ?? '';
  return { name, kind: kindOf(`${line} ${name}`, category) };
}

function isPay({ personal_finance_category: category }: UploadedTransaction, line: string) {
  if (category?.primary === 'INCOME') return !NO_PAY.includes(category.detailed);
  return PAYROLL.test(line) && !category?.primary.startsWith('TRANSFER');
}

function kindOf(words: string, category: string): Payer['kind'] {
  const isBenefit = /UNEMPLOYMENT|RETIREMENT_PENSION|GOVERNMENT_BENEFITS/.test(category);
  if (isBenefit || BENEFIT.test(words)) return 'benefit';
  return !PAYROLL.test(words) && (category.includes('GIG') || GIG.test(words)) ? 'gig' : 'payroll';
}

// 'JUNIPER LANE MARKETS PAYROLL 0091' is Juniper Lane Markets.
const spelled = (line: string): string =>
  line
    .replace(FILLERS, ' ')
    .replace(/[^A-Za-z& ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) || line.trim();
