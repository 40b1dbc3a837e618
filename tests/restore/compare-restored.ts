/** Purchases by their ids, as they stood when the point was taken, and later. */
export type Purchases = {
  /** Approved, and the answer received, before the point. */
  acknowledged: readonly string[];
  /** Requested for the first time after the point. */
  begunLater: readonly string[];
};

export type Comparison = {
  /** Acknowledged before the point, and not there. */
  lost: string[];
  /** There, and begun after the point: the server was restored too far. */
  tooNew: string[];
};

/** Compares what was acknowledged with what a server holds that was restored to a point. */
export function compareRestored(
  { acknowledged, begunLater }: Purchases,
  restored: ReadonlySet<string>,
): Comparison {
  return {
    lost: acknowledged.filter((id) => !restored.has(id)),
    tooNew: begunLater.filter((id) => restored.has(id)),
  };
}
