import { tabStorageOf } from '@reset/remote-sdk/tab-storage';

/** Whether a person has seen in this tab that people look at what she told, and not what came of it. */
export function reviewOf(userId: string) {
  const storage = tabStorageOf(userId, 'identityReview');
  return {
    wasSeen: () => storage.read() === true,
    keepSeen: () => storage.keep(true),
    forget: storage.forget,
  };
}
