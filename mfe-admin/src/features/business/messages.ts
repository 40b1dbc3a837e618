import { defineMessages } from '@reset/remote-sdk';

/** What the figures of the first page say: each with what counts, on which day. */
export const { useMessages } = defineMessages('mfe-admin-business', {
  failed: 'The figures of the business could not be loaded.',
  periods: 'Period',
  period: '{{days}} days',
  partners: 'Partner',
  'partner.all': 'All people',
  'partner.none': 'No partner',
  day: 'Day',
  inPeriod: 'in {{days}} days',
  today: 'today',
  noAmounts: 'Your role does not show amounts. Operations see them here.',

  'steps.title': 'Applications by step',
  'steps.caption': 'People at each step',
  'steps.definition':
    'Where people are today: the furthest step that each has come to, in the order of the list of users’ states, once for each account, staff’s own included. New is who came to the step for the first time on one of the days of the period.',
  'steps.step': 'Step',
  'steps.now': 'Today',
  'steps.entered': 'New',

  'entered.title': 'People who came to a step',
  'entered.definition':
    'On each day, how many people came to this step for the first time. Who comes to it again, for another product, is not counted again.',
  'entered.step': 'Step',
  'entered.people': 'People',

  'limits.title': 'Limits',
  'limits.definition':
    'What all members together could still spend at the end of the day: their limits less what they had spent and not repaid. A day counts what was published on it.',
  'limits.spendable': 'Can be spent',

  'members.title': 'Members with a limit',
  'members.definition': 'How many members could spend something at the end of the day.',
  'members.members': 'Members',

  'spent.title': 'Spent',
  'spent.definition':
    'Purchases on the day on which the merchant took the money, by the ledger; what is only held is not counted. Refunds are what merchants gave back, whichever purchase they are for. The figure is purchases less refunds.',
  'spent.purchases': 'Purchases',
  'spent.refunds': 'Refunds',

  'repaid.title': 'Repaid',
  'repaid.definition':
    'What paid members’ purchases: debits of their banks on the day on which they settled, and what came in for them, as pay and tax refunds, on the day on which it repaid. The figure is both together, before anything came back.',
  'repaid.banks': 'From banks',
  'repaid.deposits': 'From deposits',

  'returned.title': 'Returned',
  'returned.definition':
    'Repayments that were taken back after they had been counted: settled debits that banks returned, and deposits that their senders reversed, as far as they had repaid. Members owe it again. A debit that was returned before it settled was never counted.',
  'returned.debits': 'Debits',
  'returned.deposits': 'Deposits',

  'disputes.title': 'Credited for disputes',
  'disputes.definition':
    'Provisional credits on the day on which they were given, and those that were taken back because the dispute was lost or withdrawn. The figure is what was given less what was taken back.',
  'disputes.given': 'Given',
  'disputes.takenBack': 'Taken back',

  'lost.title': 'Lost',
  'lost.definition':
    'What we bear ourselves, on the day on which it was written off: disputes and debts that nobody pays. Recovered is what merchants paid back of it later. The figure is what was written off less what was recovered.',
  'lost.writtenOff': 'Written off',
  'lost.recovered': 'Recovered',
});
