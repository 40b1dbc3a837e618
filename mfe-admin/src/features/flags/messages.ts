import { defineMessages } from '@reset/remote-sdk';

/** What the page of flags says. */
export const { useMessages } = defineMessages('mfe-admin-flags', {
  title: 'Flags',
  intro:
    'What is on, in pages and in services, what decided it, and who read it last since the service started. The flags’ file is read while the product runs; a page keeps the flags with which it came.',
  failed: 'The flags could not be loaded.',
  administratorsOnly: 'Only administrators see flags.',
  unavailable: 'Missing is what these services say: {{services}}.',
  none: 'There are no flags.',
  name: 'Flag',
  where: 'Where',
  'side.browser': 'Pages',
  'side.server': 'Service {{service}}',
  state: 'State',
  on: 'On',
  off: 'Off',
  unknown: 'Unknown',
  source: 'Decided by',
  'source.file': 'Flags’ file',
  'source.configuration': 'Environment',
  'source.default': 'Default',
  'source.production': 'Production',
  lastRead: 'Last read by',
  notRead: 'Not read yet',
  reader: '{{by}} {{version}}',
  at: 'Last read at',
  owner: 'Team',
  expiresOn: 'Needed until',
  stays: 'It stays',
  expired: 'Expired',
  purposes: 'What they do where they are on',
});
