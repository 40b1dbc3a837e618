import { Registry } from '@reset/api-contract/gateway/registry.ts';
import type { FeaturePlugin } from '@reset/service-kit';
import { applyLive } from '#apply-live.ts';
import type { Context } from '#context.ts';
import { offeredRoutes } from './offered.routes.ts';
import { pageData } from './page-data.ts';
import { pageRoutes } from './pages.routes.ts';
import { insistOnSignature } from './registry-signature.ts';
import { loadRelease } from './release.store.ts';
import { releaseRoutes } from './releases.routes.ts';
import { searchRoutes } from './search.routes.ts';

/** The shell's page for every path, what programs ask of a site, and the released files. */
export const pagesPlugin: FeaturePlugin<Context> = async (app, context) => {
  const { config, flags, live, log, releaseStore } = context;
  const configured = pageData(config);
  searchRoutes(app, context);
  offeredRoutes(app, context);
  pageRoutes(app, context);
  await releaseRoutes(app, context);
  const prepare = applyLive<Registry>(context, async (registry) => {
    const page = { ...configured, flags: await flags.forPages() };
    const options = { releaseStore: releaseStore.folder, origin: config.ORIGIN, page, log };
    live.release = await loadRelease(registry, options);
  });
  const insist = insistOnSignature(context);
  app.addHook('onReady', () =>
    releaseStore.watch('registry.json', Registry, (registry) => {
      insist(registry);
      return prepare(registry);
    }),
  );
};
