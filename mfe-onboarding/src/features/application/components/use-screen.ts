import { screenOf, type Screen, type ScreenInputs } from '@reset/application-engine/screen.ts';
import { profileQuery } from '@reset/remote-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { APPLICATION_KEY } from '../api/get-application-status.ts';
import { incomeReadinessQuery } from '../api/get-income-readiness.ts';

const POLL_MS = 5_000;

/**
 * The screen that an application shows. Whether her income has been read is asked while that is
 * what it hangs on, and counts once the status is as of after it.
 * @param statusAt when the inputs were read, in milliseconds
 * @returns null while it hangs on the first answer to that: nobody is told to wait for what is over
 */
export function useScreen(
  inputs: Omit<ScreenInputs, 'isIncomeRead'>,
  statusAt: number,
): Screen | null {
  const isAwaited = screenOf({ ...inputs, isIncomeRead: false }) === 'income_wait';
  const readiness = useQuery(incomeReadinessQuery(isAwaited));
  const isRead = readiness.data?.ready === true;
  useFreshStatus(isRead);
  const isIncomeRead = isRead && statusAt > readiness.dataUpdatedAt;
  const isTold = useLatch(
    isAwaited,
    !isRead && (readiness.isFetched || readiness.failureCount > 0),
  );
  if (isAwaited && !isIncomeRead && !isTold) return null;
  return screenOf({ ...inputs, isIncomeRead });
}

/** Asks for the status once her income has been read, which the next poll would do later. */
function useFreshStatus(isRead: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isRead) void client.invalidateQueries({ queryKey: [APPLICATION_KEY] });
  }, [client, isRead]);
}

/** Whether something has been so since this is on. */
function useLatch(isOn: boolean, isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  const next = isOn && (hasBeen || isSo);
  if (next !== hasBeen) setHasBeen(next);
  return next;
}

/** Asks again for what is linked elsewhere. The screen of her email asks by itself, and sooner. */
export function useProfilePolling(screen: Screen | null): void {
  useQuery({ ...profileQuery, refetchInterval: screen === 'confirm_email' ? false : POLL_MS });
}
