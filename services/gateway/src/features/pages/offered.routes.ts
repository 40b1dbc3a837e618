import { OfferedSlices } from '@reset/api-contract/gateway/release-override.ts';
import { unavailable, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';

/** GET /internal/releases, for the admin service: the versions that the signed registry vouches for. */
export function offeredRoutes(app: Service, { live }: Pick<Context, 'live'>): void {
  app.get(
    '/internal/releases',
    { config: { callers: ['admin'] }, schema: { response: { 200: OfferedSlices } } },
    async (_request, reply) => {
      if (!live.release) return reply.refuse(unavailable());
      return { slices: [...live.release.offered] };
    },
  );
}
