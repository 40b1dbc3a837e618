import Type, { type Static } from 'typebox';

/** Internal, GET /internal/platforms/:platform_id: what a payroll platform can tell; 404 without one. */
export const Platform = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Empty for the one that is always ineligible. */
  products: Type.Array(Type.String()),
});
export type Platform = Static<typeof Platform>;
