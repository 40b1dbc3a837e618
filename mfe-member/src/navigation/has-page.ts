import { pageData } from '@reset/remote-sdk';

/** Whether some remote that is live answers this path: a link to nowhere is not shown. */
export const hasPage = (path: string): boolean =>
  Object.values(pageData().registry.remotes).some(({ prefixes }) =>
    prefixes.some((prefix) => prefix !== '/' && (path === prefix || path.startsWith(`${prefix}/`))),
  );
