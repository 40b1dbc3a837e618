import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { t, useMessages, messages } = defineMessages('mfe-member.disputes', {
  dispute: 'Dispute This Charge',
  received: "We've received your dispute request",
  failed: 'Something went wrong. Please try again.',
  follow: 'Follow your dispute',
  seeDecided: 'See your dispute',
  seeWithdrawn: 'See the dispute you withdrew',
  'dispute.title': 'Dispute this charge?',
  'dispute.text':
    'We look into {{amount}} at {{merchant}} for you. Next, you can tell us what happened. You can withdraw the dispute while we look into it.',
  'dispute.keep': "Don't dispute it",

  'mark.open': 'Disputed: in review',
  'mark.provisional': 'Disputed: provisional credit',
  'mark.won': 'Dispute decided in your favor',
  'mark.lost': 'Dispute decided: no error found',
  'mark.written_off': 'Dispute decided in your favor',

  title: 'Your dispute',
  loadFailed: "We couldn't load your dispute.",
  claimed: 'You are disputing {{amount}} of your purchase at {{merchant}}.',
  'claimed.before': 'You disputed {{amount}} of your purchase at {{merchant}}.',
  'claimed.unnamed': 'This dispute is about {{amount}} of a purchase.',
  'state.open': 'In review',
  'state.provisional': 'Provisional credit',
  'state.won': 'Decided in your favor',
  'state.lost': 'No error found',
  'state.written_off': 'Decided in your favor',
  'state.withdrawn': 'Withdrawn',

  next: 'What happens next',
  'next.credit': 'You get our decision, or a provisional credit while we keep investigating',
  'next.resolve': 'You get our final decision',
  'next.rule':
    'Federal law gives us 10 business days for this, or 20 for a purchase in the first 30 days of a new account.',
  'next.lateCredit':
    "We're late with our decision. You should have had it, or a provisional credit, by {{date}}, and our team is working on it.",
  'next.late':
    "We're late with our decision. You should have had it by {{date}}, and our team is working on it.",
  'next.told': 'Within 3 business days of our decision, it is posted on this page.',
  'next.takeBack': 'The provisional credit is taken back',
  'next.nothing': 'This dispute is closed. There is nothing you need to do.',
  'next.withdrawn':
    'You withdrew this dispute, and there is nothing you need to do. You can dispute the charge again.',
  'next.again': 'See the charge',
  nearest: 'You hear from us by {{date}}',
  by: 'By {{date}}',

  credit: 'Your credit',
  'credit.none': 'None yet',
  'credit.provisional': '{{amount}}, yours while we investigate',
  'credit.final': '{{amount}}, yours to keep',
  'credit.takenSoon': '{{amount}}, until {{date}}',
  'credit.taken': '{{amount}} was taken back',
  'credit.paid': '{{amount}} of it pays for this purchase',
  'credit.repaid': '{{amount}} of it repaid your purchase at {{merchant}}',
  'credit.held': '{{amount}} of it is held for you at Reset',
  'credit.sent': '{{amount}} of it was sent to your bank account',
  reason: 'Reason for our decision',

  repayment: 'Your repayments',
  'repayment.owedInReview':
    'This charge is still part of what you owe, so your repayments include it. If we decide in your favor, you get it back.',
  'repayment.repaidInReview':
    'You have already repaid this charge. If we decide in your favor, you get it back.',
  'repayment.credited':
    'Your provisional credit pays {{paid}} of this charge while we investigate, and nothing of it is left to repay.',
  'repayment.creditedRepaid':
    'This charge is repaid without your provisional credit, which is yours as well while we investigate.',
  'repayment.creditedOwed':
    'This charge is still part of what you owe, so your repayments include it. Your provisional credit is yours while we investigate.',
  'repayment.creditedPart':
    'Your credit pays for part of this charge. The rest is still included in your repayments.',
  'repayment.final': 'You do not owe the amount you disputed.',
  'repayment.rest':
    'You do not owe the amount you disputed. The rest of this purchase is still included in your repayments.',
  'repayment.until':
    'Your credit pays {{paid}} of this charge until {{date}}. From then on, you owe the {{amount}} of your credit.',
  'repayment.untilRepaid':
    'You have repaid this charge without your credit, and it stays repaid. From {{date}} on, you owe us the {{amount}} of your credit.',
  'repayment.untilOwed':
    'This charge is part of what you owe, and your repayments include it. From {{date}} on, you also owe us the {{amount}} of your credit.',
  'repayment.owed': 'This charge is part of what you owe, and your repayments include it.',
  'repayment.owedWithCredit':
    'This charge and the credit that was taken back are part of what you owe, and your repayments include them.',
  'repayment.takenBackRepaid':
    'You have repaid this charge and the credit that was taken back in full.',
  'repayment.takenBack':
    'The credit that was taken back is part of what you owe, and your repayments include it.',
  'repayment.repaid': 'You have repaid this charge in full.',

  timeline: 'What happened',
  'step.opened': 'You disputed the charge',
  'step.credited': 'You got a provisional credit',
  'step.refunded': 'The merchant gave money back',
  'step.won': 'We decided in your favor',
  'step.lost': 'We found no error',
  'step.written_off': 'We decided in your favor',
  'step.withdrawn': 'You withdrew the dispute',
  'step.taken_back': 'The provisional credit was taken back',

  messages: 'Messages',
  'messages.none': 'Tell us what happened, or ask for an update. We will reply here.',
  'messages.you': 'You',
  'messages.staff': 'Reset',
  'messages.text': 'Your message',
  'messages.send': 'Send',
  'messages.sent': 'Your message was sent.',
  'messages.required': 'Enter a message.',
  'messages.tooLong': 'Keep your message to {{limit}} characters.',

  withdraw: 'Withdraw dispute',
  'withdraw.title': 'Withdraw your dispute?',
  'withdraw.text':
    'We will stop investigating this charge. If you change your mind, you can dispute it again.',
  'withdraw.credit': 'Your provisional credit of {{amount}} will be taken back right away.',
  'withdraw.keep': 'Keep my dispute',
  'withdraw.done': 'Your dispute was withdrawn.',
});
