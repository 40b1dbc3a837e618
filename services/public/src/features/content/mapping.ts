import type { AssetUrl } from './asset-url.ts';
import type { ContentfulEntry } from './contentful-entry.ts';

/** What those who turn entries into content need beside the entry. */
export type Mapping = {
  assetUrl: AssetUrl;
  /** Told of each block that cannot be shown, so that somebody learns why. */
  leaveOut: (block: ContentfulEntry) => void;
};
