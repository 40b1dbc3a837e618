import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-member.text-messages', {
  title: 'Text message settings',
  failed: "We couldn't load your text message settings.",
  heading: 'Account texts',
  on: 'On',
  off: 'Off',
  onText: 'We text the phone ending in {{digits}} when something about your account needs you.',
  offText:
    'Get a text at the phone ending in {{digits}} when something about your account needs you. Your emails stay as they are.',
  codes: 'Codes that let you log in are texted either way, because you ask for them.',
  terms: 'Messaging Terms and Conditions',
  enable: 'Enable',
  disable: 'Disable',
  enabled: 'Text messages are on.',
  disabled: 'Text messages are off.',
});
