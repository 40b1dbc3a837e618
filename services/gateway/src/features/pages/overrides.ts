import {
  ReleaseOverride,
  type ReleaseOverride as Override,
} from '@reset/api-contract/gateway/release-override.ts';
import type { Clock } from '@reset/service-kit';
import Value from 'typebox/value';
import { setOverrideCookie } from '#http/override-cookie.ts';
import { signedTexts } from '#http/signed-text.ts';

export type Overrides = ReturnType<typeof createOverrides>;

/**
 * How a browser of staff keeps which version of one slice it opens: signed, and until its time. It is
 * worth nothing by itself: with each page the admin service is asked whether it stands.
 */
export function createOverrides(secret: Buffer, clock: Clock) {
  const signed = signedTexts(secret, 'override');
  const msLeft = ({ until }: Override) => Date.parse(until) - clock.now().getTime();
  return {
    /** The Set-Cookie header of one. */
    toCookie: (override: Override): string =>
      setOverrideCookie(
        signed.issue(Buffer.from(JSON.stringify(override)).toString('base64url')),
        Math.max(0, Math.floor(msLeft(override) / 1_000)),
      ),

    /** What a cookie was issued for; null where that was not us, or its time is over. */
    read(value: string): Override | null {
      const text = signed.read(value);
      if (text === null) return null;
      const override: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
      return Value.Check(ReleaseOverride, override) && msLeft(override) > 0 ? override : null;
    },
  };
}
