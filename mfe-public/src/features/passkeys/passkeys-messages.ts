import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-public.passkeys', {
  title: 'Passkeys',
  intro:
    "A passkey logs you in with your fingerprint, your face or your screen lock. It takes no password and no code, and fake sites can't steal it.",
  failed: "We couldn't load your passkeys.",
  none: "You don't have a passkey yet.",
  full: 'You have 10 passkeys. Remove one to add another.',
  unsupported: "This browser can't make a passkey. Use another browser or device to add one.",
  add: 'Add a passkey',
  dates: 'Added {{added}}, not used yet',
  datesUsed: 'Added {{added}}, last used {{used}}',

  continue: 'Continue',
  addText: "First, we make sure that it's you.",
  nameHeading: 'Name your passkey',
  nameText:
    'Then your browser asks where to keep it: on this device, your phone or a security key.',
  name: 'Name',
  nameHint: 'So you know it from others later.',
  nameRequired: 'Enter a name.',
  nameTooLong: 'Enter at most 60 characters.',
  create: 'Create the passkey',
  known: 'That device already has a passkey for your account. Choose another one.',
  unable:
    "Your browser or device couldn't make a passkey. It may need a fingerprint, face or screen lock set up first.",
  added: 'Your passkey is added',
  addedText: 'You can now log in with it, without your password. We sent you an email about it.',
  all: 'See your passkeys',

  one: 'Passkey',
  gone: 'This passkey is no longer there',
  goneText: "It was removed, or it's in another account.",
  renameForm: 'Rename this passkey',
  rename: 'Save the name',
  renamed: 'The name is saved.',
  removeHeading: 'Remove this passkey',
  removeText:
    "Once you remove it, you can't log in with it any more. Where you're logged in already, you stay logged in until you log out.",
  remove: 'Remove the passkey',
  cancel: 'Cancel',
  removed: 'Your passkey is removed',
  removedText:
    'Your device or password manager may still offer it. You can delete it there, in its settings.',

  removedSessions: "To log out a device where it was used, see where you're logged in:",
  security: 'Login & security',

  'device.iphone': 'iPhone',
  'device.ipad': 'iPad',
  'device.android': 'Android phone',
  'device.mac': 'Mac',
  'device.windows': 'Windows computer',
  'device.other': 'My computer',
});
