import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { useMessages } = defineMessages('mfe-onboarding.outcome', {
  'ineligible.title': 'Thank you for applying',
  'ineligible.text':
    "We looked at what you told us, and we're unable to move your application forward at this time.",
  'ineligible.listed':
    'You are on the waiting list. We write to you as soon as we can work with how you are paid.',
  'ineligible.again':
    'Did something change, or was an answer not quite right? You can answer again.',
  'ineligible.answer': 'Answer the questions again',
  'ineligible.meanwhile': 'Of use to you meanwhile, and free:',
  'ineligible.budget': 'The budget calculator',
  'ineligible.survey': 'The financial health survey',
  'ineligible.dashboard': 'Go to your dashboard',

  'bank.title': 'Unsupported bank.',
  'bank.text':
    '{{bank}} has no branches, only an app, and we cannot work with such banks yet. Your application goes on with a checking account at another bank or credit union.',
  'bank.textUnnamed':
    'Your bank has no branches, only an app, and we cannot work with such banks yet. Your application goes on with a checking account at another bank or credit union.',
  'bank.another': 'Connect another bank',
  'bank.support': 'Do you think that this is wrong? Write to us, and a person answers:',
  'bank.address': 'support@reset.example',
  'bank.subject': 'Unsupported bank',

  'deposit.title': "We couldn't find your direct deposit.",
  'deposit.text':
    'We looked through what went into your account at {{bank}}, and found no pay of at least $500 a month that arrives by direct deposit.',
  'deposit.why':
    'Your pay may go into another account, or your employer may have paid you by check or cash.',
  'deposit.yourBank': 'your bank',
  'deposit.loading': 'Loading what may be the reason',
  'deposit.another': 'Connect another checking account',
  'deposit.payroll': 'Link your payroll instead',
  'deposit.payrollHint': 'Your payroll tells us what you earn, whichever account it goes to.',

  'wait.title': 'We are looking for your pay',
  'wait.text':
    'Your bank is sending us the last months of your account. In them we look for pay that arrives by direct deposit.',
  'wait.spinner': 'Looking for your pay',
  'wait.how': 'It mostly takes less than a minute. This page goes on by itself.',
  'wait.long':
    'Your bank takes its time today. You do not have to wait here: what you did is saved, and it goes on when you come back.',
  'wait.dashboard': 'Go to your dashboard',

  'thanks.title': 'Thanks for linking',
  'thanks.text':
    'Your accounts are linked, and there is nothing that you have to do now. We are reading what they say of your pay.',
  'thanks.how':
    'This can take until your next payday. This page goes on by itself, and so does your application when you close it.',
  'thanks.dashboard': 'Go to your dashboard',
});
