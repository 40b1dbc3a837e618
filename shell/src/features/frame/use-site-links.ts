import type { SiteLink } from '@reset/api-contract/gateway/registry.ts';
import { useLocation } from 'react-router';
import { useRemotes } from '#features/remotes/remotes.ts';

/** The links of all remotes, in the registry's order; none where the page's remote wants it quiet. */
export function useSiteLinks(): readonly SiteLink[] {
  const remotes = useRemotes();
  const { pathname } = useLocation();
  return remotes.isQuiet(pathname) ? [] : remotes.all().flatMap(({ header = [] }) => header);
}
