import type {
  ContentPage,
  ContentPost,
  ContentToggleBlock,
} from '@reset/api-contract/public/content.ts';

/**
 * Where editors keep what they write. Each finding is null when there is nothing by that name or
 * nothing in it.
 */
export type ContentSource = {
  /** `section` null: only among the pages that belong to no section. @throws ContentUnavailable */
  findPage(slug: string, section: string | null): Promise<ContentPage | null>;
  /** @throws ContentUnavailable */
  findPost(slug: string): Promise<ContentPost | null>;
  /** @throws ContentUnavailable */
  findToggleBlock(id: string): Promise<ContentToggleBlock | null>;
};

/** The source did not answer, or not in a way that we understand. */
export class ContentUnavailable extends Error {}

const refuse = () => Promise.reject(new ContentUnavailable('No Contentful space is configured'));

/** Where there are no editors: nothing is ever to be had. */
export const unconfiguredSource: ContentSource = {
  findPage: refuse,
  findPost: refuse,
  findToggleBlock: refuse,
};
