import { defineMessages } from '@reset/remote-sdk';

/** Everything that the shell says. What the specification quotes is letter for letter. */
export const { useMessages, messages } = defineMessages('shell', {
  title: '{{title}} | Reset',
  brand: 'Reset',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  loadingPage: 'Loading page',
  more: 'More',
  backToDashboard: 'Back to dashboard',

  'menu.greeting': 'Hi, {{firstName}}!',
  'menu.unnamed': 'Your account',
  'menu.dashboard': 'Dashboard',
  'menu.account': 'Account',
  'menu.help': 'Help',
  'menu.admin': 'Admin',
  'menu.logOut': 'Log Out',
  'menu.logOutFailed': 'We could not log you out. Please try again.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  siteMenu: 'Menu',

  'viewing.label': 'Viewing as a user',
  'viewing.as': 'You are viewing Reset as {{name}}.',
  'viewing.left_one': '{{count}} minute left',
  'viewing.left_other': '{{count}} minutes left',
  'viewing.readOnly': 'You can change nothing.',
  'viewing.formsOff': 'Nothing can be sent while you view Reset as somebody else.',
  'viewing.stop': 'Stop Viewing as User',
  'viewing.stopFailed': 'You are still viewing as this user. Please try again.',

  'override.label': 'Another version than others see',
  'override.shown': 'You see {{slice}} in version {{version}}.',
  'override.brief': '{{slice}} {{version}}',
  'override.until': 'Until {{time}}',
  'override.end': 'Back to the live version',
  'override.endFailed': 'You still see this version. Please try again.',

  'unconfirmed.label': 'Confirm your email',
  'unconfirmed.sent': 'Open the email we sent to {{email}} to confirm your address.',
  'unconfirmed.notThere': 'Not there? Look in your spam folder.',
  'unconfirmed.resend': 'Resend',
  'unconfirmed.emailSent': 'Email Sent',

  'notFound.title': 'Page not found',

  'area.title': 'This page is not available right now',
  'area.override':
    'Version {{version}} of {{slice}}, which you opened, does not load. Others do not see it: go back to the live version in the bar above.',
  'area.offline': 'You are offline. This page loads once you are connected again.',
  'area.message':
    'Something on our side did not load. The rest of Reset works as usual, and your money is not affected.',
});
