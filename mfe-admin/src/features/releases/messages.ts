import { defineMessages } from '@reset/remote-sdk';

/** What the page of releases says. */
export const { useMessages } = defineMessages('mfe-admin-releases', {
  title: 'Releases',
  intro:
    'What is live of the shell and of each remote, and in which other versions you may open them. Only this browser gets what you open, for an hour at most and as long as you are logged in; a bar at the top of each page says so and ends it. This page itself is always what is live: if a version shows nothing, come back here.',
  failed: 'The releases could not be loaded.',
  administratorsOnly: 'Only administrators see releases.',
  none: 'Nothing may be opened in another version.',
  sliceOf: '{{slice}}, of team {{team}}',
  version: 'Version',
  standing: 'Standing',
  live: 'Live',
  previous: 'Previous',
  canary: '{{percent}} % of people',
  candidate: 'Candidate',
  open: 'Open',
  openOf: 'Open {{slice}} in version {{version}}',
  opened: 'You have it open',
  here: 'This browser opens {{slice}} in version {{version}} until {{until}}.',
  elsewhere:
    'Another browser or session of yours opens {{slice}} in version {{version}} until {{until}}. What you open here takes its place.',
  end: 'Back to the live version',
});
