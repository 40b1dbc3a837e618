import { plain } from '@reset/remote-sdk/testing';
import type { ContentPost } from '@reset/api-contract/public/content.ts';

/** A post as the service sends it. */
export const makePost = (): ContentPost => ({
  title: 'How the limit moves',
  body: plain('Each day.'),
  author: { name: 'The Reset team', image: '/team.svg' },
  location: 'Detroit, Michigan',
  published_date: '2026-11-02',
});
