import type { ApiError, ApiResult } from '@reset/remote-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffQuery } from '../api/staff.ts';

export interface StaffChange {
  isPending: boolean;
  /** Why the last change was refused. */
  problem: string | undefined;
  /** Makes a change and shows the list as it is then, refused or not. Resolves to the refusal, if there is one. */
  make: (change: () => Promise<ApiResult<unknown>>) => Promise<ApiError | undefined>;
}

/** One change of the staff at a time, and what came of it. */
export function useStaffChange(): StaffChange {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isPending,
    problem,
    async make(change) {
      setPending(true);
      setProblem(undefined);
      const result = await change();
      await queryClient.invalidateQueries({ queryKey: staffQuery.queryKey });
      setPending(false);
      if (result.ok) return undefined;
      setProblem(result.error.message);
      return result.error;
    },
  };
}
