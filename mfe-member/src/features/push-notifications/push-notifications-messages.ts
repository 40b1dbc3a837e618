import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-member.push-notifications', {
  title: 'Notifications',
  failed: "We couldn't load your notification settings.",
  choices: 'What we tell you',
  choicesText:
    'Choose what we tell you on your devices. Your emails and texts stay as they are, and no notification shows your balance.',
  declinedPurchase: 'Declined purchases',
  declinedPurchaseText: 'We tell you why, right away.',
  payday: 'Payday',
  paydayText: 'Your pay came in, or your repayment is debited.',
  lowBalance: 'Low balance',
  lowBalanceText:
    'Your bank may not have enough for your bills or your next repayment. At most once a day.',
  save: 'Save',
  saved: 'Your choices are saved.',
  device: 'On this device',
  on: 'On',
  off: 'Off',
  onText: 'This browser shows what you chose, also while Reset is closed.',
  offText: 'This browser shows nothing yet. It will ask whether Reset may show notifications.',
  nothingChosen: 'You chose nothing yet, so nothing will come.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOn: 'Notifications are on in this browser.',
  turnedOff: 'Notifications are off in this browser.',
  notAllowed:
    'Your browser was not allowed to show notifications, so they stay off. You can turn them on here at any time.',
  notWorking:
    "Your browser couldn't turn on notifications. It can't in a private window; otherwise, please try again later.",
  unsupported:
    'This browser has no notifications. Open Reset in another browser, for example Chrome, Edge, Firefox or Safari, to turn them on.',
  blocked:
    "Notifications of Reset are blocked in this browser. Allow them in the browser's settings for this site, then load this page again.",
  installFirst:
    'On iPhone and iPad, add Reset to your Home Screen first: press Share, then Add to Home Screen. Open Reset from there and turn notifications on in its account.',
  others_one: 'Notifications are on in {{count}} other browser.',
  others_other: 'Notifications are on in {{count}} other browsers.',
});
