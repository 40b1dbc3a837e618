import { tabStorageOf } from '@reset/remote-sdk/tab-storage';

/** Whether she has asked for an update in this session: a reload keeps it, and a sign-out ends it. */
export function pendingUpdate(userId: string) {
  const storage = tabStorageOf(userId, 'personalInfoUpdate');
  return {
    isPending: (): boolean => storage.read() === true,
    remember: (): void => storage.keep(true),
  };
}
