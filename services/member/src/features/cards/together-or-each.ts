/**
 * Does some things at once, all or none; where that fails, each by itself, so that one which cannot be
 * done keeps no other waiting.
 * @param failed is told what cannot be done by itself either
 */
export async function togetherOrEach<Item>(
  items: readonly Item[],
  work: (some: readonly Item[]) => Promise<unknown>,
  failed: (error: unknown, item: Item) => void,
): Promise<void> {
  if (items.length === 0) return;
  if (items.length > 1 && (await work(items).then(isDone, isNotDone))) return;
  for (const item of items) await work([item]).catch((error: unknown) => failed(error, item));
}

const isDone = () => true;
const isNotDone = () => false;
