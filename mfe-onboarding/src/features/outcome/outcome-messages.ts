import { defineMessages } from '@reset/remote-sdk';

/** What the specification quotes is letter for letter. */
export const { useMessages, messages } = defineMessages('mfe-onboarding.outcome', {
  'ineligible.title': 'Thank you for applying',
  'ineligible.text':
    "We looked at what you told us, and we're unable to move your application forward at this time.",
  'ineligible.platform':
    "You're on our waitlist, and we've emailed you to confirm it. We'll let you know as soon as we can work with how you're paid.",
  'ineligible.waiting_list':
    "You're on our waitlist, and we've emailed you to confirm it. We'll let you know as soon as Reset works with how you're paid.",
  'ineligible.state.card': "The card isn't available in the state where you live yet",
  'ineligible.state.tax': "You can't file your taxes with us from the state where you live yet",
  'ineligible.inState.card': "The card isn't available in {{state}} yet",
  'ineligible.inState.tax': "You can't file your taxes with us from {{state}} yet",
  'ineligible.advances':
    "Refund advances aren't available in {{state}} yet, and we file returns only where they are.",
  'ineligible.yourState': 'the state where you live',
  'ineligible.identity':
    'Your identity could not be verified. If you think this is a mistake, tell us with Need Help.',
  'ineligible.waiting': 'On the waitlist',
  'refused.title': "We couldn't verify your identity",
  'refused.state': 'Not approved',
  'ineligible.moved': 'I live somewhere else',
  'notice.request': 'Tell me when it opens',
  'notice.requested.card': "We'll email you once, when the card is available in {{state}}.",
  'notice.requested.tax': "We'll email you once, when refund advances are available in {{state}}.",
  'notice.withdraw': "Don't email me",
  'notice.withdrawn': "We won't email you.",
  'ineligible.again':
    'Did something change, or was an answer not quite right? You can answer again.',
  'ineligible.answer': 'Answer the questions again',
  'ineligible.meanwhile': 'Free tools you can use in the meantime:',
  'ineligible.budget': 'The budget calculator',
  'ineligible.survey': 'The financial health survey',
  'ineligible.dashboard': 'Go to your dashboard',

  'bank.title': 'Unsupported bank.',
  'bank.state': 'One more step',
  'bank.text':
    "{{bank}} is a digital-only bank. We can't see your pay reliably there, so we need one more thing: link your payroll, or connect a checking account at another bank or credit union.",
  'bank.textUnnamed':
    "Yours is a digital-only bank. We can't see your pay reliably there, so we need one more thing: link your payroll, or connect a checking account at another bank or credit union.",
  'bank.payroll': 'Link your payroll',
  'bank.another': 'Connect another bank',
  'bank.support': 'Think this is a mistake? Email us, and a person will answer:',
  'bank.address': 'support@reset.example',
  'bank.subject': 'Unsupported bank',

  'another.title': 'Use another account than {{bank}}?',
  'another.text':
    'We unlink {{bank}} and delete what we read there. Then you choose another account.',
  'another.keep': 'Go back',

  'deposit.title': "We couldn't find your direct deposit.",
  'deposit.state': 'Not found',
  'deposit.text':
    "We looked at the deposits in your account at {{bank}} and didn't find direct-deposited pay of at least $500 a month.",
  'deposit.why':
    'Your pay may go into another account, or your employer may have paid you by check or cash.',
  'deposit.yourBank': 'your bank',
  'deposit.loading': 'Loading possible reasons',
  'deposit.another': 'Connect another checking account',
  'deposit.payroll': 'Link your payroll instead',
  'deposit.payrollHint': 'Your payroll shows what you earn, whichever account it goes to.',

  'wait.title': "We're looking for your pay",
  'wait.text':
    "Your bank is sending us the last few months of your account. We're checking them for direct deposits of your pay.",
  'wait.spinner': 'Looking for your pay',
  'wait.how': 'This usually takes less than a minute. The page moves on by itself.',
  'wait.long':
    "Your bank is taking longer than usual. You don't have to wait here: everything is saved, and you can come back any time.",
  'wait.dashboard': 'Go to your dashboard',

  'thanks.title': 'Thanks for linking',
  'thanks.state': 'Waiting for your pay',
  'thanks.text':
    "Your accounts are linked, and there's nothing you need to do right now. We're reading what they show about your pay, and we may need to see your next payday first.",
  'thanks.how':
    "You don't have to wait here. Your application moves on by itself, and your next step will be on your dashboard.",
  'thanks.dashboard': 'Go to your dashboard',
});
