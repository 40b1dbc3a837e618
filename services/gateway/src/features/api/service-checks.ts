const TIMEOUT_MS = 1_500;

/** @throws naming the services whose /readyz does not answer 200 */
export async function checkServices(services: ReadonlyMap<string, string>): Promise<void> {
  const states = await Promise.all(
    [...services].map(async ([name, origin]) => ({ name, isReady: await answersReady(origin) })),
  );
  const missing = states.filter(({ isReady }) => !isReady).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`Not ready: ${missing.join(', ')}.`);
}

async function answersReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
