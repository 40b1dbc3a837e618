import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-member.statements', {
  title: 'Deposit account statements',
  failed: "We couldn't load your statements.",
  running: 'This month so far',
  notFinal: 'Not final',
  issued: 'Issued {{date}}',
  none: 'Your first statement is issued on the first day of next month.',

  statement: 'Statement',
  statementFailed: "We couldn't load this statement.",
  ofMonth: 'Statement for {{month}}',
  ofRunning: 'Statement so far',
  runningText:
    'This month is not over, so transactions may still be added. Your final statement will be issued on the first day of next month.',
  covers:
    'Each statement shows what you owe on your card and, if you are paid by direct deposit, your pay that came in and where it went.',
  pending:
    'Pending purchases are not included. They appear on a statement once the merchant collects them.',
  held: 'On {{date}}, {{amount}} was held for them.',
  download: 'Download PDF',
  downloadFailed: "We couldn't download the PDF. Please try again.",
  all: 'All statements',
  holder: 'Account holder',
  account: 'Card account',
  accountNumber: 'Ending in {{digits}}',
  period: 'Period',
  days: '{{start}} to {{end}}',
  issueDate: 'Issued',
  made: 'As of',
  balance: 'What you owe',
  opening: 'Opening balance',
  debits: 'Purchases and other charges',
  returned: 'Returned repayments',
  credits: 'Repayments and credits',
  closing: 'Closing balance',
  deposit: 'Your deposit account',
  depositText: 'Pay that came in, what it repaid, and what we sent to your bank.',
  depositOpening: 'Balance on {{date}}',
  transactions: 'Transactions',
  noTransactions: 'There were no transactions.',
  dated: '{{date}} · {{kind}}',
  purchase: 'Purchase',
  refund: 'Refund',
  arrived: 'Arrived with us on {{date}}',
  sentBack: 'Sent back on {{date}}',
  notice:
    'Statement notice: errors must be reported within 60 days; an investigation longer than 10 business days leads to a provisional credit.',
  noticeNew: 'For a purchase in the first 30 days of a new account, it is 20 business days.',
});
