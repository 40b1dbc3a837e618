import { useLocation } from 'react-router';
import { useCrumbs } from './use-page-handle.ts';

/**
 * Says of a place in the navigation whether it is the page that is shown
 * ('page') or one that this page lies below, by its path or by its crumbs (true).
 */
export function useCurrentPlace(): (path: string) => 'page' | true | undefined {
  const { pathname } = useLocation();
  const above = useCrumbs().map(({ path }) => path);
  return (path) => {
    if (path === pathname) return 'page';
    return pathname.startsWith(`${path}/`) || above.includes(path) || undefined;
  };
}
