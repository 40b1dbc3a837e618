import type { Service } from '@reset/service-kit';
import Type, { type Static } from 'typebox';
import type { Platform as KnownPlatform } from '#directory/institution.ts';
import { findPlatform, platforms } from '#directory/platforms.ts';
import { Refused } from '#http/refusals.ts';
import { PAGE_FIELDS, pageOf } from './paging.ts';
import { unknownPlatform } from './pinwheel-refusals.ts';

/* Pinwheel's own shapes of its platforms: https://docs.pinwheelapi.com. */

const PlatformType = Type.Enum(['payroll', 'time_and_attendance']);
const OnePlatform = Type.Object({ platform_id: Type.String() });
const PlatformsQuery = Type.Object(
  { ...PAGE_FIELDS, type: Type.Optional(PlatformType) },
  { additionalProperties: false },
);
const Platform = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: PlatformType,
  logo_url: Type.Null(),
  /** What can be read there, or done. */
  supported_jobs: Type.Array(Type.String()),
});
const PlatformReply = Type.Object({ data: Platform });
const PlatformsReply = Type.Object({
  meta: Type.Object({
    count: Type.Integer(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
  }),
  data: Type.Array(Platform),
});

/** Pinwheel's GET /v1/platforms and GET /v1/platforms/:platform_id. */
export function platformRoutes(pinwheel: Service): void {
  pinwheel.get(
    '/v1/platforms',
    { schema: { querystring: PlatformsQuery, response: { 200: PlatformsReply } } },
    async ({ query }) => {
      const { type } = query;
      const all = type ? platforms.filter((platform) => platform.type === type) : platforms;
      const { meta, data } = pageOf(all, query);
      return { meta, data: data.map(wirePlatform) };
    },
  );

  pinwheel.get(
    '/v1/platforms/:platform_id',
    { schema: { params: OnePlatform, response: { 200: PlatformReply } } },
    async (request) => {
      const platform = findPlatform(request.params.platform_id);
      if (!platform) throw new Refused(unknownPlatform);
      return { data: wirePlatform(platform) };
    },
  );
}

const wirePlatform = ({ id, name, type, jobs }: KnownPlatform): Static<typeof Platform> => ({
  id,
  name,
  type,
  logo_url: null,
  supported_jobs: [...jobs],
});
