import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { Device } from './device-cookie.ts';

/** Where a call goes. */
export type Target = {
  /** The service's name, which is also the audience of its identity tokens. */
  readonly service: string;
  /** Its origin; null for what the gateway answers itself. */
  readonly url: string | null;
  readonly route: PublishedRoute;
  /** The path's parameters, of the gateway's own calls only: services read theirs themselves. */
  readonly params: Readonly<Record<string, string | undefined>>;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is; null before that was looked up. */
    target: Target | null;
    /** A well-formed session cookie, or null. */
    sessionCookie: string | null;
    /** Which browser calls; null when it has no device cookie and the call needs none. */
    device: Device | null;
    /** The token that says to the target who calls. */
    identityToken: string;
  }
}
