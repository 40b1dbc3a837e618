import Type, { type Static } from 'typebox';

/* Pinwheel's own shapes of its platforms: https://docs.pinwheelapi.com. */

const PlatformType = Type.Union([Type.Literal('payroll'), Type.Literal('time_and_attendance')]);

export const OnePlatform = Type.Object({ platform_id: Type.String() });

export const PlatformsQuery = Type.Object(
  {
    type: Type.Optional(PlatformType),
    /** From 1 to 100. */
    limit: Type.String({ pattern: '^([1-9]\\d?|100)$', default: '25' }),
    /** `meta.next_cursor` of the page before. */
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
  meta: Type.Object({
    /** Of this page. */
    count: Type.Integer(),
    /** null on the last page. */
    next_cursor: Type.Union([Type.String(), Type.Null()]),
  }),
  data: Type.Array(Platform),
});
