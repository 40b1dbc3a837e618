/**
 * Counts on an element, in `data-<name>`, how many say that something is so; without any it has none.
 * @returns what takes it back
 */
export function mark({ dataset }: HTMLElement, name: string): () => void {
  const count = () => Number(dataset[name] ?? 0);
  dataset[name] = String(count() + 1);
  return () => {
    if (count() > 1) dataset[name] = String(count() - 1);
    else delete dataset[name];
  };
}
