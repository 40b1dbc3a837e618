const MIN_APART_MS = 4;

/**
 * Makes one reading of many look-ups: of those that are made within a turn of the event loop, and
 * where the last reading answered several, of those of the 4 ms after it began. Each key is read
 * once. A look-up never joins a reading that has begun: what it is told was true after it was made.
 * @param readAll rejects for all who asked; a key that the map lacks is null
 */
export function readTogether<Value>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let next: Batch<Value> | null = null;
  let notBefore = 0;

  const begin = (batch: Batch<Value>) => {
    next = null;
    notBefore = batch.lookUps > 1 ? performance.now() + MIN_APART_MS : 0;
    batch.resolve(readAll([...batch.keys]));
  };
  const open = (): Batch<Value> => {
    const batch = { keys: new Set<string>(), lookUps: 0, ...Promise.withResolvers<Found<Value>>() };
    const waitMs = notBefore - performance.now();
    if (waitMs > 0) setTimeout(begin, waitMs, batch);
    else setImmediate(begin, batch);
    return batch;
  };

  return (key) => {
    next ??= open();
    next.keys.add(key);
    next.lookUps += 1;
    return next.promise.then((found) => found.get(key) ?? null);
  };
}

type Found<Value> = ReadonlyMap<string, Value>;
type Batch<Value> = PromiseWithResolvers<Found<Value>> & { keys: Set<string>; lookUps: number };
