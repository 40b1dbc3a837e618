import type { Topics } from '@reset/api-contract/member/event-stream.ts';
import { profileQuery, useSession } from '@reset/remote-sdk';
import { onServerEvents } from '@reset/remote-sdk/event-stream';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';

/** Around all pages of the member area: what happens to her shows when it does, on any of them. */
export function MemberArea() {
  const client = useQueryClient();
  const isSignedIn = useSession((session) => session.signedIn);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return onServerEvents((topics) => refetch(client, topics));
  }, [client, isSignedIn]);
  return <Outlet />;
}

/** What is shown of it is asked for anew, the rest when it is next shown. */
function refetch(client: QueryClient, topics: Topics): void {
  const isEverything = topics.includes('everything');
  void client.invalidateQueries({
    predicate: ({ meta }) => {
      const own = (meta?.['topics'] ?? []) as Topics;
      return isEverything ? own.length > 0 : own.some((topic) => topics.includes(topic));
    },
  });
  if (isEverything || topics.includes('profile')) {
    void client.invalidateQueries({ queryKey: profileQuery.queryKey });
  }
}
