/** From the wire's dollars to integer cents, in which everything is added up. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);
