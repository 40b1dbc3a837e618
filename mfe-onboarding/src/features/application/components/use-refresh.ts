import { profileQuery } from '@reset/remote-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { APPLICATION_KEY } from '../api/get-application-status.ts';
import { integrationErrorsQuery } from '../api/get-integration-errors.ts';

/** Asks anew for all that a link changes: the status, the profile, what is broken. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [[APPLICATION_KEY], profileQuery.queryKey, integrationErrorsQuery.queryKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}
