import { composeMail, type Mail } from '@reset/service-kit';
import { bankWords } from '#features/cards/repayments/repayment-mail.ts';
import { formatDollars } from '#money/format-dollars.ts';
import type { DepositKind } from './pay.ts';

export const PAY_MAIL_QUEUE = 'send-pay-mail';

/** What came in for a member and what becomes of it, as it was then: together all of it. */
export type PayMailJob = {
  user_id: string;
  kind: DepositKind;
  /** What it repaid at once. */
  repaid_cents: number;
  /** What is sent on to her bank as soon as money can be. */
  forwarded_cents: number;
  /** What covers purchases that are pending, and debits that may come back. */
  kept_cents: number;
  /** null where there is no account that it can be sent to. */
  bank: { name: string; mask: string | null } | null;
};

/** To a member, of money that came in for her: what it repaid and what is sent to her bank. */
export function payMail(origin: string, job: PayMailJob): Mail {
  const { kind, repaid_cents: repaid, forwarded_cents: forwarded, kept_cents: kept, bank } = job;
  const amount = formatDollars(repaid + forwarded + kept);
  return composeMail({
    subject: `Your ${WHAT[kind]} of ${amount} arrived`,
    paragraphs: [
      repaid > 0
        ? `${formatDollars(repaid)} of it repaid what you owed on your Reset Card.`
        : 'None of it was needed to repay what you spent with your Reset Card.',
      ...(forwarded > 0 ? [forwardedWords(formatDollars(forwarded), bank)] : []),
      ...(kept > 0
        ? [
            `${formatDollars(kept)} of it stays with us until purchases that are pending, and debits of your bank that may come back, are final.`,
          ]
        : []),
    ],
    highlight: { label: 'Received', value: amount },
    action:
      bank === null && forwarded > 0
        ? { label: 'Connect a bank account', href: `${origin}/account/repayments` }
        : { label: 'See your payday', href: `${origin}/dashboard#payday` },
    closing: ["We never ask for your bank's password or your account number by email."],
    reason: 'You got this email because money came in for you at Reset.',
  });
}

const WHAT: Readonly<Record<DepositKind, string>> = { pay: 'paycheck', tax_refund: 'tax refund' };

const forwardedWords = (amount: string, bank: PayMailJob['bank']): string =>
  bank === null
    ? `${amount} of it is yours and is with us. Connect a bank account in your name, and we send it there.`
    : `${amount} of it is yours, and we send it to ${bankWords(bank.name, bank.mask)}. We write to you once it has arrived.`;
