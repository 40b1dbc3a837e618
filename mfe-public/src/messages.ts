import { defineMessages } from '@reset/remote-sdk';

/** Everything that the visitors' pages say. What the specification quotes is letter for letter. */
export const { t, useMessages } = defineMessages('mfe-public', {
  'home.title': 'Home',
  'home.heading': 'Your pay, as you earn it',
  'home.intro':
    'The Reset card gives you early access to the wages you have already earned. Its limit follows your income, your bank balance and your upcoming bills, every day.',
  'home.logIn': 'Log In',
  'home.claims': 'What it costs',
  'home.claim.fees': 'No interest, monthly, transfer or late fees',
  'home.claim.credit': 'No credit check',
  'home.claim.deposit': 'No security deposit',
  'home.how': 'How your limit is made',
  'home.how.earn': 'You work',
  'home.how.earn.text': 'Each shift that your employer reports adds to what you have accrued.',
  'home.how.bills': 'Your bills come first',
  'home.how.bills.text':
    'What your bank balance may not cover before payday is taken out, so that payday brings no surprise.',
  'home.how.spend': 'You spend, payday repays',
  'home.how.spend.text':
    'Use the card wherever Visa cards are accepted in the U.S., and repay automatically on payday.',

  'faqs.title': 'FAQs',
  'content.footnotes': 'Footnotes',
  'content.failed': 'We could not load this page.',
  'notFound.heading': "We can't find that!",
  'notFound.message': "The page you're looking for may have moved.",
  'notFound.home': 'Go Home',

  'signIn.title': 'Log In',
  'signIn.email': 'Email',
  'signIn.password': 'Password',
  'signIn.submit': 'Log In',
  'signIn.emailRequired': 'Enter your email address.',
  'signIn.emailInvalid': 'Enter an email address like name@example.com.',
  'signIn.passwordRequired': 'Enter your password.',
  'signIn.forgot': 'Forgot your password?',
  'signIn.newHere': 'New to Reset?',
  'signIn.signUp': 'Sign Up',

  'code.title': 'Enter your code',
  'code.sentTo': 'We sent a code to the phone ending in {{digits}}.',
  'code.back': 'Back to the password',
});
