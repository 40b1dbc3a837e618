type Stop = () => Promise<void>;

/** Jest loads set-up and teardown apart from one another; only the global object is common. */
const kept = globalThis as typeof globalThis & { testServers?: Stop[] };

/** Has a server stopped when all tests are over. */
export function keepServer(stop: Stop): void {
  kept.testServers = [...(kept.testServers ?? []), stop];
}

/** How to stop what was started; nothing when the tests ran on what somebody else had started. */
export function takeServers(): Stop[] {
  const servers = kept.testServers ?? [];
  delete kept.testServers;
  return servers;
}
