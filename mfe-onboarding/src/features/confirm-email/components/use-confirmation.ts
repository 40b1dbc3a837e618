import { profileQuery } from '@reset/remote-sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const POLL_MS = 2_000;

/** What the applications' answers have in their key. */
const APPLICATION = ['application'];

interface Confirmation {
  /** null until it is known. */
  email: string | null;
  isConfirmed: boolean;
  /** The last look at it failed. */
  isOutOfDate: boolean;
}

/** Looks every two seconds, and asks for the application anew once the address is confirmed. */
export function useConfirmation(): Confirmation {
  const client = useQueryClient();
  const { data: profile, isError } = useQuery({
    ...profileQuery,
    refetchInterval: ({ state }) => (state.data?.confirmed ? false : POLL_MS),
  });
  const isConfirmed = profile?.confirmed ?? false;
  useEffect(() => {
    if (isConfirmed) void client.invalidateQueries({ queryKey: APPLICATION });
  }, [isConfirmed, client]);
  return { email: profile?.email ?? null, isConfirmed, isOutOfDate: isError };
}
