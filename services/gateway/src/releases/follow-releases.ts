import { Registry } from '@reset/api-contract/gateway/registry.ts';
import { ServicesFile, type PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import { loadRelease, type OnEveryPage, type Release } from '#pages/release.ts';
import { buildRouteTable, type RouteTable } from '#routes/route-table.ts';
import { watchFile } from '#watched-file/watched-file.ts';

/**
 * What the release store says is live: who answers which call, and the pages.
 * Both follow their file within a second and are null until it could be used
 * for the first time.
 */
export function followReleases(options: {
  releaseStore: string;
  /** The gateway's own calls, which no service may publish. */
  own: readonly PublishedRoute[];
  /** The origin that people see. */
  origin: string;
  page: OnEveryPage;
  log: FastifyBaseLogger;
}) {
  const { releaseStore, own, origin, page, log } = options;
  let table: RouteTable | null = null;
  let release: Release | null = null;
  let stops: (() => void)[] = [];

  const readServices = (content: ServicesFile) => {
    table = buildRouteTable(content, own);
  };
  const readRegistry = async (content: Registry) => {
    release = await loadRelease(content, { releaseStore, origin, page, log });
  };

  return {
    table: (): RouteTable | null => table,
    release: (): Release | null => release,
    /** Resolves after the first look at both. */
    async start(): Promise<void> {
      stops = await Promise.all([
        watchFile(join(releaseStore, 'services.json'), ServicesFile, readServices, log),
        watchFile(join(releaseStore, 'registry.json'), Registry, readRegistry, log),
      ]);
    },
    stop(): void {
      for (const stop of stops) stop();
    },
  };
}
