import type { Service } from '@reset/service-kit';
import type { Platform as KnownPlatform } from '#directory/institution.ts';
import { findPlatform, platforms } from '#directory/platforms.ts';
import { PinwheelRefused, type PinwheelRefusal } from './pinwheel-refusal.ts';
import {
  OnePlatform,
  PlatformReply,
  PlatformsQuery,
  PlatformsReply,
  type Platform,
} from './platform-schemas.ts';

/** Pinwheel's GET /v1/platforms and GET /v1/platforms/:platform_id. */
export function registerPinwheelPlatforms(pinwheel: Service): void {
  pinwheel.get(
    '/v1/platforms',
    { schema: { querystring: PlatformsQuery, response: { 200: PlatformsReply } } },
    async ({ query: { type, limit, cursor } }) => {
      const all = type ? platforms.filter((platform) => platform.type === type) : platforms;
      const from = cursor === undefined ? 0 : placeOf(cursor);
      const to = from + Number(limit);
      const data = all.slice(from, to).map(tell);
      const next_cursor = to < all.length ? cursorTo(to) : null;
      return { meta: { count: data.length, next_cursor }, data };
    },
  );

  pinwheel.get(
    '/v1/platforms/:platform_id',
    { schema: { params: OnePlatform, response: { 200: PlatformReply } } },
    async (request) => {
      const platform = findPlatform(request.params.platform_id);
      if (!platform) throw new PinwheelRefused(unknownPlatform);
      return { data: tell(platform) };
    },
  );
}

const unknownPlatform: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 404,
  code: 'platform_not_found',
  message: 'There is no such platform.',
};

const invalidCursor: PinwheelRefusal = {
  type: 'invalid_request_error',
  status: 400,
  code: 'invalid_cursor',
  message: 'The cursor is none that was given out.',
};

const cursorTo = (place: number): string => Buffer.from(`from ${place}`).toString('base64url');

function placeOf(cursor: string): number {
  const place = /^from (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place === undefined) throw new PinwheelRefused(invalidCursor);
  return Number(place);
}

const tell = ({ id, name, type, jobs }: KnownPlatform): Platform => ({
  id,
  name,
  type,
  logo_url: null,
  supported_jobs: [...jobs],
});
