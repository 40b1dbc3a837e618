import { screenOf, type Screen, type ScreenInputs } from '@reset/application-engine/screen.ts';
import { profileQuery } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';
import { incomeReadinessQuery } from '../api/get-income-readiness.ts';

const POLL_MS = 5_000;

/**
 * The screen that an application shows. Whether her income has been read is asked while that is
 * what it hangs on, and counts once the status is as of after it.
 * @param statusAt when the inputs were read, in milliseconds
 */
export function useScreen(inputs: Omit<ScreenInputs, 'isIncomeRead'>, statusAt: number): Screen {
  const isAwaited = screenOf({ ...inputs, isIncomeRead: false }) === 'income_wait';
  const { data: readiness, dataUpdatedAt: readAt } = useQuery(incomeReadinessQuery(isAwaited));
  const isIncomeRead = readiness?.ready === true && statusAt > readAt;
  return screenOf({ ...inputs, isIncomeRead });
}

/** Asks again for what is linked elsewhere. The screen of her email asks by itself, and sooner. */
export function useProfilePolling(screen: Screen): void {
  useQuery({ ...profileQuery, refetchInterval: screen === 'confirm_email' ? false : POLL_MS });
}
