/**
 * Makes one reading of all look-ups of a turn of the event loop; each key is read once. A look-up
 * never joins a reading that has begun: what it is told was true after it was made.
 * @param readAll rejects for all who asked; a key that the map lacks is null
 */
export function readTogether<Value>(
  readAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  let next: Batch<Value> | null = null;

  const begin = (batch: Batch<Value>) => {
    next = null;
    batch.resolve(readAll([...batch.keys]));
  };
  const open = (): Batch<Value> => {
    const batch = { keys: new Set<string>(), ...Promise.withResolvers<Found<Value>>() };
    setImmediate(begin, batch);
    return batch;
  };

  return (key) => {
    next ??= open();
    next.keys.add(key);
    return next.promise.then((found) => found.get(key) ?? null);
  };
}

type Found<Value> = ReadonlyMap<string, Value>;
type Batch<Value> = PromiseWithResolvers<Found<Value>> & { keys: Set<string> };
