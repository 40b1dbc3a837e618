import { defineMessages } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('mfe-public.application-cancelled', {
  heading: 'Your application',
  loading: 'Loading your application',
  failed: "We couldn't load your application.",
  home: 'Go to the home page',
  dashboard: 'Go to your dashboard',

  'cancelled.heading': 'Your application has been cancelled',
  'cancelled.text':
    "There's nothing else you need to do. We're erasing what you told us about yourself, unless the law or your tax application has us keep it, and you're welcome back anytime.",
  'cancelled.erasing':
    "We're erasing what you told us about yourself, unless the law or your tax application has us keep it, and you're welcome back anytime.",
  'cancelled.pay':
    'If you switched your direct deposit, your pay comes to your Reset deposit account, and cancelling does not change that. To be paid elsewhere, ask your employer or payroll provider to send your pay to another account.',
  'cancelled.depositAccount': 'See your Reset deposit account',
  'cancelled.linked': '{{name}} stays linked until you unlink it.',
  'cancelled.unlink': 'Go to your linked accounts',
  'cancelled.again': 'Start again',

  'open.heading': "Your application hasn't been cancelled",
  'open.text': 'Nothing was closed or erased. It stands as you left it.',
  'open.continue': 'Continue to your application',

  'none.heading': "You don't have an application in progress",
  'none.text': 'Nothing is open, and nothing was cancelled.',

  'visitor.heading': 'Looking for your application?',
  'visitor.text': 'Log in to see where it stands.',
  'visitor.logIn': 'Log In',
});
