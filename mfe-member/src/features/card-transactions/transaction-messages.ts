import { defineMessages } from '@reset/remote-sdk';

/** What is said of one transaction: its state, and why it was declined. */
export const {
  t,
  useMessages: useTransactionMessages,
  messages,
} = defineMessages('mfe-member.transaction', {
  title: 'Transaction',
  pending: 'The merchant has not collected this yet. It counts toward what you owe.',
  posted: 'You owe this.',
  dueOn: 'It is due on {{date}}.',
  dueLater: 'It is due with one of your next repayments, the oldest purchases first.',
  'title.repayment': 'Repayment toward {{merchant}}',
  'title.dispute_credit': 'Dispute credit toward {{merchant}}',
  'title.dispute_reversal': 'Credit taken back: {{merchant}}',
  noCard: 'You have no Reset card, so there are no transactions here.',
  seeReturn: 'See your tax return',
  gone: 'That transaction is not in your list anymore',
  goneText: 'What pays for a purchase is listed anew when the purchase changes.',
  partiallyRepaid: '{{repaid}} of {{amount}} is repaid. You owe the rest, {{left}}.',
  partOf: '{{repaid}} of {{amount}} repaid',
  partiallyRefunded: 'Of {{amount}}, the merchant gave {{refunded}} back. You owe {{left}}.',
  partLeft: '{{left}} of {{amount}} left to repay',
  seeRepayments: 'See your repayments',
  underReview:
    'It stays part of what you owe while we look into it. If we decide in your favor, you get it back.',
  repaid: 'You have repaid this in full.',
  credited: 'The credit from your dispute stands. You owe nothing for this.',
  creditedProvisionally:
    'A provisional credit covers {{credited}} of this while we decide your dispute. You owe nothing for it meanwhile.',
  creditedForNow: 'Your dispute credit covers {{credited}} of this for now.',
  partiallyCredited: 'Of {{amount}}, your dispute credit covers {{credited}}. You owe {{left}}.',
  repaidLess: 'You owe nothing for this. The merchant gave {{refunded}} of it back.',
  refund: 'The merchant gave this back to you.',
  refunded: 'The merchant gave all of this back. You owe nothing for it.',
  refundedOwed:
    'The merchant gave all of this back. Part of that repaid other purchases, so you still owe {{left}}.',
  seeRefund: 'See the refund of {{amount}} on {{date}}',
  seePurchase: 'See the purchase at {{merchant}}',
  repayment: 'This paid for part of a purchase.',
  ofPurchase: 'For your purchase of {{amount}} at {{merchant}} on {{date}}.',
  takeBack:
    'Your dispute credit of {{amount}} is taken back on {{date}}. After that, you owe it again.',
  disputeCredit: 'This is a credit from your dispute.',
  disputeReversal:
    'Your dispute was not decided in your favor, so you owe back the credit you received.',
  limit_exceeded: 'This was more than your spending limit at the time. You were not charged.',
  card_not_active: 'Your card was not active. You were not charged.',
  card_frozen: 'Your card was frozen. You were not charged.',
  account_not_open: 'Your card account was not open. You were not charged.',
  no_answer: 'We did not answer the store in time. You were not charged.',
  other: 'This purchase could not be approved. You were not charged.',
  'declined.limit_exceeded':
    'A purchase within your limit would have been approved. Your limit grows as you earn, and what you repay becomes available again.',
  'declined.card_not_active':
    'It would have been approved with an active card. If you have the card in hand, activate it; if it was replaced, use the new one.',
  'declined.card_frozen': 'It would have been approved with a card that is not frozen.',
  'declined.account_not_open':
    'Purchases are approved only while your account is open. If you think it should be, please talk to us.',
  'declined.no_answer': 'The same purchase can be approved if you try again.',
  'declined.other': 'Please try again. If it is declined once more, please talk to us.',
  'declined.seeFreeze': 'Unfreeze card',
  'declined.seeLimit': 'See your spending limit',
  notClaimed: 'The merchant never collected this. You owe nothing.',
  takenBack: 'The merchant cancelled this. You owe nothing.',
  made: 'Date',
  category: 'Category',
  how: 'Paid',
  cardPresent: 'In person',
  reference: 'Reference number',
});
