import Type, { type Static } from 'typebox';

export const Access = Type.Union([
  Type.Literal('visitor'),
  Type.Literal('member'),
  Type.Literal('admin'),
  /** A provider's own server, proven by its signature: no session and no page of ours. */
  Type.Literal('provider'),
]);
export type Access = Static<typeof Access>;

/** How often a call may be made; over it the gateway answers 429. */
export const CallLimit = Type.Object({
  calls: Type.Integer({ minimum: 1 }),
  seconds: Type.Integer({ minimum: 1 }),
  /** Counted by address on the network, or by that together with `user.email` of the body. */
  per: Type.Union([Type.Literal('ip'), Type.Literal('ip_and_email')]),
});
export type CallLimit = Static<typeof CallLimit>;

/** What no call takes more of: the gateway holds a body in memory until it is whole. */
export const MAX_BODY_BYTES = 512 * 1024;

/** One call as a service publishes it; `path` in Fastify's syntax, from `/api/v1`. */
export const PublishedRoute = Type.Object({
  method: Type.String(),
  path: Type.String(),
  access: Access,
  /** The answer may start a session. */
  session: Type.Optional(Type.Literal('starts')),
  /** The answer may say which version of a slice the browser opens. */
  release_override: Type.Optional(Type.Literal('sets')),
  /** The service remembers by which browser it was called, so that every caller gets a device id. */
  device: Type.Optional(Type.Literal('remembers')),
  /** A GET that changes state, so that only our own pages may send it. */
  state_changing: Type.Optional(Type.Boolean()),
  limits: Type.Optional(Type.Array(CallLimit)),
  /** Who views the product as somebody else may call it although it changes something. */
  viewing: Type.Optional(Type.Literal('may')),
  /** A stream of events that stays open (text/event-stream), and is no use of a session. */
  stream: Type.Optional(Type.Literal(true)),
  /** It is nobody's but where demonstrations are on, as the page says too. */
  demonstration: Type.Optional(Type.Boolean()),
  /** How many bytes its body may have; absent for a call that takes none. */
  body_bytes: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_BODY_BYTES })),
});
export type PublishedRoute = Static<typeof PublishedRoute>;

/** Which version of a service is live. */
export const LiveVersion = Type.Object({
  /** The name of its folder in the release store. */
  version: Type.String(),
  /** What a rollback returns to; null where there is none. */
  previous: Type.Union([Type.String(), Type.Null()]),
});
export type LiveVersion = Static<typeof LiveVersion>;

/** A version that is asked for, until it is live or refused. */
export const WantedVersion = Type.Object({
  action: Type.Union([Type.Literal('release'), Type.Literal('rollback')]),
  version: Type.String(),
  /** Who asks, as the history will say. */
  by: Type.String(),
  /** Why it did not become live, a sentence for each reason. */
  refused: Type.Optional(Type.Array(Type.String())),
});
export type WantedVersion = Static<typeof WantedVersion>;

/** `services.json` in the release store: who answers what, and where; which versions that are, and shall be. */
export const ServicesFile = Type.Object({
  services: Type.Record(
    Type.String(),
    Type.Object({ url: Type.String(), routes: Type.Array(PublishedRoute) }),
  ),
  live: Type.Optional(Type.Record(Type.String(), LiveVersion)),
  wanted: Type.Optional(Type.Record(Type.String(), WantedVersion)),
});
export type ServicesFile = Static<typeof ServicesFile>;
