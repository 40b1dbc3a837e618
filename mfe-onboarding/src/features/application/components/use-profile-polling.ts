import type { Screen } from '@reset/application-engine/screen.ts';
import { profileQuery } from '@reset/remote-sdk';
import { useQuery } from '@tanstack/react-query';

const POLL_MS = 5_000;

/** Follows what is linked elsewhere. The screen of her email asks by itself, and sooner. */
export function useProfilePolling(screen: Screen): void {
  useQuery({ ...profileQuery, refetchInterval: screen === 'confirm_email' ? false : POLL_MS });
}
