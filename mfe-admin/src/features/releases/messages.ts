import { defineMessages } from '@reset/remote-sdk';

/** What the page of releases says. */
export const { useMessages } = defineMessages('mfe-admin-releases', {
  title: 'Releases',
  intro:
    'What is live, and in which other versions you may open it, one at a time. Only this browser gets what you open, for an hour at most: logging out ends it, so does viewing as a user, and so does the bar above every page. If a version shows nothing, come back here: this page is always what is live.',
  failed: 'The releases could not be loaded.',
  administratorsOnly: 'Only administrators see releases.',
  none: 'Nothing may be opened in another version.',
  sliceOf: '{{slice}}, of team {{team}}',
  version: 'Version',
  standing: 'Standing',
  live: 'Live',
  previous: 'Previous',
  canary: 'Canary, {{percent}}% of people',
  candidate: 'Candidate',
  open: 'Open',
  openOf: 'Open {{slice}} in version {{version}}',
  opened: 'Opened',
  here: 'This browser opens {{slice}} in version {{version}} until {{until}}.',
  elsewhere:
    'Another browser or session of yours opens {{slice}} in version {{version}} until {{until}}. What you open here takes its place.',
  go: 'Go to a page of {{slice}}',
  goOpens: 'opens in a new tab',
  end: 'Back to the live version',
  ended: 'This browser opens what is live.',
});
