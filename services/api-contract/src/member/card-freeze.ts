import Type, { type Static } from 'typebox';
import { body, Instant, nullable } from '../fields.ts';

/** `ending` while the issuer has not made all cards active again. */
export const CardFreezeState = Type.Enum(['none', 'frozen', 'ending'] as const);
export type CardFreezeState = Static<typeof CardFreezeState>;

/** GET and PUT /card_accounts/current/freeze; 404 without an open card account. */
export const CardFreeze = Type.Object({
  state: CardFreezeState,
  /** Null while it is not frozen. */
  since: nullable(Instant),
});
export type CardFreeze = Static<typeof CardFreeze>;

/** PUT /card_accounts/current/freeze: whether purchases are declined from now on. */
export const PutCardFreeze = body({ frozen: Type.Boolean() });
