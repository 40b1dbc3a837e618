/** What a run has opened, closed in reverse. */
export type Resources = AsyncDisposableStack;

/** Closes what `run` opened: at its end, where it fails, and on SIGINT or SIGTERM. */
export async function withResources(
  run: (resources: Resources) => Promise<unknown>,
): Promise<void> {
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

/** Opens something that `withResources` closes, also when it is stopped while this is being opened. */
export async function open<Opened>(
  resources: Resources,
  start: () => Promise<Opened>,
  close: (opened: Opened) => Promise<unknown>,
): Promise<Opened> {
  if (resources.disposed) throw new Error('This run is being stopped.');
  const starting = start();
  resources.defer(async () => {
    const opened = await starting.catch(() => null);
    if (opened !== null) await close(opened);
  });
  return starting;
}
