import type { Page } from 'playwright/test';

/** What the federation runtime knows of the one remote-sdk that all share. */
type Runtime = {
  __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, Shared>>> }[];
};
type Shared = { get: () => Promise<() => Record<string, unknown>> };

/**
 * Calls an export of the page's remote-sdk, as the code of a remote would: the
 * build that is live, in its only instance.
 * @param name `track`, or with a dot, `api.get`
 * @returns what it gave, as far as that can leave the page
 */
export const callSdk = async (page: Page, name: string, ...args: unknown[]): Promise<unknown> =>
  (await callSdkTogether(page, name, [args]))[0];

/** The same several times, all begun at one moment of the page. */
export const callSdkTogether = (
  page: Page,
  name: string,
  argumentsOf: unknown[][],
): Promise<unknown[]> =>
  page.evaluate(
    async ({ path, given }) => {
      const runtime = (window as unknown as { __FEDERATION__: Runtime }).__FEDERATION__;
      const versions = runtime.__INSTANCES__[0]?.shareScopeMap['default']?.['@reset/remote-sdk'];
      const [shared] = Object.values(versions ?? {});
      if (!shared) throw new Error('The page shares no remote-sdk.');
      let found: unknown = (await shared.get())();
      for (const step of path) found = (found as Record<string, unknown>)[step];
      const call = found as (...values: unknown[]) => unknown;
      return await Promise.all(given.map((args) => call(...args)));
    },
    { path: name.split('.'), given: argumentsOf },
  );
