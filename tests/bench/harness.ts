/* What every bench does the same way: its size, its promises, and leaving nothing behind. */

/** Whether the bench only shows that it lives; its figures mean nothing then. */
export const isTiny = process.argv.includes('--tiny');

/** How much is measured: by somebody who wants figures, and to see whether the bench lives. */
export const sized = (full: number, tiny: number): number => (isTiny ? tiny : full);

/** Sets the exit code where a promise is not kept; a tiny run promises nothing. */
export function promised(isKept: boolean): void {
  if (!isKept && !isTiny) process.exitCode = 1;
}

/** What a bench has opened, closed in reverse. */
export type Resources = AsyncDisposableStack;

/** Runs a bench and closes what it opened: at its end, where it fails, and on SIGINT or SIGTERM. */
export async function bench(run: (resources: Resources) => Promise<void>): Promise<void> {
  const resources = new AsyncDisposableStack();
  let closing: Promise<void> | undefined;
  const teardown = () => (closing ??= resources.disposeAsync());
  const leave = () => void teardown().finally(() => process.exit(130));
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    await run(resources);
  } finally {
    await teardown();
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Opens something that `bench` closes, also when it is stopped while this is being opened. */
export async function open<Opened>(
  resources: Resources,
  start: () => Promise<Opened>,
  close: (opened: Opened) => Promise<unknown>,
): Promise<Opened> {
  if (resources.disposed) throw new Error('The bench is being stopped.');
  const starting = start();
  resources.defer(async () => {
    const opened = await starting.catch(() => null);
    if (opened !== null) await close(opened);
  });
  return starting;
}
