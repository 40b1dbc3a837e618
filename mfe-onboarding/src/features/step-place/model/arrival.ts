import { tabStorage } from '@reset/remote-sdk/tab-storage';

const storage = tabStorage('stepArrival');

/** Before a step leads to the next one by a load of the page, so that the next one is announced. */
export function expectArrival(): void {
  try {
    storage.keep(true);
  } catch {
    // Where nothing can be kept, the page begins as any other does.
  }
}

/** Whether a step led here by a load of the page; once. */
export function takeArrival(): boolean {
  const isExpected = storage.read() === true;
  if (isExpected) storage.forget();
  return isExpected;
}
