/**
 * Does a part of the gate and says how long it took.
 * @param name what is true once it is done: `Boots in a browser`
 */
export async function timed<T>(
  say: (line: string) => void,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const result = await work();
  say(`${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return result;
}
