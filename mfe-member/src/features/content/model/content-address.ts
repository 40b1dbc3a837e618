/** What an address below /account asks for. */
export interface ContentAddress {
  section: string;
  slug: string;
  /** What is not published yet, for who writes it. */
  isPreview: boolean;
}

/**
 * The last two segments of the path are section and slug. `preview=true` with a section, as an
 * editors' tool writes it, asks for the draft in that section.
 */
export function contentAddress(pathname: string, search: string): ContentAddress {
  const [section = '', slug = ''] = pathname.split('/').filter(Boolean).slice(-2).map(decoded);
  const query = new URLSearchParams(search);
  const drafted = query.get('section');
  if (query.get('preview') !== 'true' || !drafted) return { section, slug, isPreview: false };
  return { section: drafted, slug, isPreview: true };
}

/** As it stands when it is no encoding at all. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
