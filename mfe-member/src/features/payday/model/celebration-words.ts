import type { MemberProfile } from '@reset/remote-sdk';
import { formatDay } from '#dates/calendar-date.ts';
import { bankWords, payoutSentence, payoutWords } from '#features/payouts/payouts.ts';
import { formatDollars } from '#money/money.ts';
import type { Payday } from '../api/payday.ts';
import { t } from '../payday-messages.ts';
import { partsOfPay } from './parts-of-pay.ts';
import { repaidFrom } from './repaid-from.ts';
import { sentPart } from './sent-part.ts';

/**
 * What has become of a paycheck that is here: nothing is called repaid, nor hers, before it is. What
 * is with us is said with the bank that it goes to, and by when.
 */
export function celebrationWords(payday: Payday, method: MemberProfile['repaymentMethod']): string {
  const paycheck = formatDollars(payday.paycheckAmount);
  const isRepaid = payday.repaymentStatus === 'repaid';
  if (repaidFrom(payday, method) === 'ach_debit_flow') {
    const said = isRepaid ? atBankWords(payday, paycheck) : toRepayWords(payday, paycheck);
    return [partsOfPay(payday), said].filter(Boolean).join(' ');
  }
  const sentences = [
    partsOfPay(payday),
    depositWords(payday, paycheck),
    // What it left of what she owes.
    underWayWords(payday),
    method === 'ach_debit_flow' && nextDebitWords(payday),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Her paycheck came to us, has repaid, and the rest is sent on. */
function depositWords(payday: Payday, paycheck: string): string {
  const { payout, repaymentAmount, forwardedBy } = payday;
  const said = repaidWords(payday, paycheck);
  if (payout && forwardedBy) return `${said} ${sentPart(forwardedBy)} ${payoutSentence(payout)}`;
  if (payout && repaymentAmount === 0) {
    // What was with us before is none of this paycheck.
    const amount = Math.min(payout.amount, payday.remainderAmount);
    const ofIt = { ...payout, amount, held: Math.min(payout.held, amount) };
    return `${t('celebration.received', { paycheck })} ${payoutSentence(ofIt)}`;
  }
  return payout ? `${said} ${payoutWords(payout).text}` : said;
}

function atBankWords(payday: Payday, paycheck: string): string {
  if (payday.repaymentAmount > 0) return debitedWords(payday, paycheck);
  // What is debited next is another payday's.
  const isOwing = (payday.nextRepayment?.amount ?? 0) > 0;
  return isOwing ? toRepayWords(payday, paycheck) : repaidWords(payday, paycheck);
}

/** Her paycheck is in her own bank, where more of it may be debited. */
function debitedWords(payday: Payday, paycheck: string): string {
  const repaid = formatDollars(payday.repaymentAmount);
  const sentences = [t('celebration.debited', { paycheck, repaid }), nextDebitWords(payday)];
  return sentences.filter(Boolean).join(' ');
}

/** The debit that is under way beside it, where one is. */
const underWayWords = ({ nextRepayment: next }: Payday): string | null =>
  next?.status === 'processing' && next.bank
    ? t('celebration.debitUnderWay', {
        amount: formatDollars(next.amount),
        bank: bankWords({ bankName: next.bank.name, bankMask: next.bank.mask }),
      })
    : null;

/** The debit that is planned next, where one is. */
const nextDebitWords = ({ nextRepayment: next }: Payday): string | null =>
  next?.status === 'scheduled' && next.day
    ? moreWords({ amount: next.amount, day: next.day })
    : null;

/** What is debited besides. */
const moreWords = ({ amount, day }: { amount: number; day: string }): string =>
  t('celebration.debitedNext', { amount: formatDollars(amount), date: formatDay(day) });

function repaidWords(payday: Payday, paycheck: string): string {
  const { repaymentAmount, remainderAmount, nextRepayment } = payday;
  const pending = nextRepayment?.pending ?? 0;
  if (repaymentAmount > 0) {
    const [repaid, rest] = [formatDollars(repaymentAmount), formatDollars(remainderAmount)];
    return t('celebration.text', { paycheck, repaid, rest });
  }
  if (pending > 0) return t('celebration.pending', { paycheck, amount: formatDollars(pending) });
  return t('celebration.nothingOwed', { paycheck });
}

/** A debit that is under way or planned, or what is owed where none is. */
function toRepayWords(payday: Payday, paycheck: string): string {
  const { nextRepayment: next, repaymentAmount, remainderAmount } = payday;
  if (next?.bank && next.day) {
    const { name: bankName, mask: bankMask } = next.bank;
    const words = {
      paycheck,
      amount: formatDollars(next.amount),
      bank: bankWords({ bankName, bankMask }),
      date: formatDay(next.day),
    };
    const said = next.status === 'processing' ? 'celebration.underWay' : 'celebration.debit';
    const sentences = [
      t(said, words),
      next.following && moreWords(next.following),
      // What is debited of another paycheck takes nothing of this one.
      repaymentAmount > 0 && t('celebration.stays', { rest: formatDollars(remainderAmount) }),
    ];
    return sentences.filter(Boolean).join(' ');
  }
  // Of what is owed nothing is repaid while her bank allows no debits.
  const owed = next?.status === 'stopped' ? next.amount : repaymentAmount || (next?.amount ?? 0);
  return t('celebration.toRepay', { paycheck, amount: formatDollars(owed) });
}
