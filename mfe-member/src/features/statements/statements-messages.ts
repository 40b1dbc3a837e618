import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages } = defineMessages('mfe-member.statements', {
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
    'This month is not over, so this statement is not final. The final one is issued on the first day of next month.',
  download: 'Download PDF',
  downloadFailed: "We couldn't download the PDF. Please try again.",
  all: 'All statements',
  holder: 'Account holder',
  account: 'Card account',
  accountNumber: 'Ending in {{digits}}',
  period: 'Period',
  days: '{{start}} to {{end}}',
  issueDate: 'Issued',
  made: 'Made',
  balance: 'What you owe',
  opening: 'Opening balance',
  debits: 'Purchases and other charges',
  credits: 'Repayments and credits',
  closing: 'Closing balance',
  transactions: 'Transactions',
  noTransactions: 'There were no transactions.',
  dated: '{{date}} · {{kind}}',
  purchase: 'Purchase',
  refund: 'Refund',
  notice:
    'Statement notice: errors must be reported within 60 days; an investigation longer than 10 business days leads to a provisional credit.',
});
