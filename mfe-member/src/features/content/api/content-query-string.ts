import type { ContentAddress } from '../model/content-address.ts';

/** How the calls name it; what is empty is left out. */
export function contentQueryString({ slug, section, isPreview }: ContentAddress): string {
  const words = { slug, section, preview: isPreview ? 'true' : '' };
  return new URLSearchParams(Object.entries(words).filter(([, word]) => word !== '')).toString();
}
