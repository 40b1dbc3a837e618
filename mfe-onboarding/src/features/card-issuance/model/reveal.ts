import { browserStorage } from '@reset/remote-sdk/tab-storage';

/** Whether a person has seen her card revealed in this browser. */
export function revealOf(userId: string) {
  const storage = browserStorage(`cardRevealed.${userId}`);
  return { wasSeen: () => storage.read() === true, keepSeen: () => storage.keep(true) };
}
