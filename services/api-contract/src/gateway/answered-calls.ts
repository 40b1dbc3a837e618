import Type, { type Static } from 'typebox';
import { Access } from './services-file.ts';

/** One call that a service answers, with what a release is judged by; `path` in Fastify's syntax. */
export const AnsweredCall = Type.Object({
  method: Type.String(),
  path: Type.String(),
  /** Of a route below /api/v1. */
  access: Type.Optional(Access),
  /** The least role of staff that may call a route below /admin. */
  staff_role: Type.Optional(Type.String()),
  /** Which services may call a route below /internal. */
  callers: Type.Optional(Type.Array(Type.String())),
  /** It is nobody's but where demonstrations are on. */
  demonstration: Type.Optional(Type.Boolean()),
  /** JSON Schema of the body; absent for a call that takes none. */
  body: Type.Optional(Type.Unknown()),
  /** JSON Schema of the query; absent where it is not looked at. */
  query: Type.Optional(Type.Unknown()),
});
export type AnsweredCall = Static<typeof AnsweredCall>;

/** `dist/calls.json` of a built service. */
export const AnsweredCalls = Type.Object({ calls: Type.Array(AnsweredCall) });
export type AnsweredCalls = Static<typeof AnsweredCalls>;
