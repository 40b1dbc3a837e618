import Type, { type Static } from 'typebox';

/* Pinwheel's own shapes of its platforms: https://docs.pinwheelapi.com. */

const PlatformType = Type.Union([Type.Literal('payroll'), Type.Literal('time_and_attendance')]);

export const OnePlatform = Type.Object({ platform_id: Type.String() });

export const PlatformsQuery = Type.Object(
  {
    type: Type.Optional(PlatformType),
    limit: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
    /** `meta.next` of the page before. */
    cursor: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

export const Platform = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: PlatformType,
  logo_url: Type.Null(),
  /** What can be read there, or done. */
  supported_jobs: Type.Array(Type.String()),
});
export type Platform = Static<typeof Platform>;

export const PlatformReply = Type.Object({ data: Platform });

export const PlatformsReply = Type.Object({
  /** `count` of all pages; `next` leads to the next page and is null on the last. */
  meta: Type.Object({ count: Type.Integer(), next: Type.Union([Type.String(), Type.Null()]) }),
  data: Type.Array(Platform),
});
