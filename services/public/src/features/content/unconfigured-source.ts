import { ContentUnavailable, type ContentSource } from './content-source.ts';

const refuse = () => Promise.reject(new ContentUnavailable('No Contentful space is configured'));

/** Where there are no editors: nothing is ever to be had. */
export const unconfiguredSource: ContentSource = {
  findPage: refuse,
  findPost: refuse,
  findToggleBlock: refuse,
};
