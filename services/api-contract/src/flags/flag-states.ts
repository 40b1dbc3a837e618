import Type, { type Static } from 'typebox';

/** Where a flag is evaluated: by a service for itself, or for the pages that it sends. */
const FlagSide = Type.Union([Type.Literal('browser'), Type.Literal('server')]);

/**
 * What decided: the flags' file, a variable of the environment, nothing but the list of flags, or that
 * this is production, where some flags are never on.
 */
const FlagSource = Type.Union([
  Type.Literal('file'),
  Type.Literal('configuration'),
  Type.Literal('default'),
  Type.Literal('production'),
]);

const FlagRead = Type.Object({
  /** A service, or the slice whose page was given the flag. */
  by: Type.String(),
  /** Its release; null where it runs without one. */
  version: Type.Union([Type.String(), Type.Null()]),
  at: Type.String({ format: 'date-time' }),
});

/** How a flag stands on one side of one service. */
export const FlagState = Type.Object({
  name: Type.String(),
  side: FlagSide,
  /** Who evaluates it. */
  service: Type.String(),
  value: Type.Boolean(),
  source: FlagSource,
  /** The last one since the service started; null before the first. */
  last_read: Type.Union([FlagRead, Type.Null()]),
});
export type FlagState = Static<typeof FlagState>;

/** GET /internal/flags of a service that has flags. */
export const FlagStates = Type.Object({ states: Type.Array(FlagState) });
export type FlagStates = Static<typeof FlagStates>;
