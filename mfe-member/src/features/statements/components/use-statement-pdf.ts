import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { downloadStatement } from '../api/download-statement.ts';

/**
 * Downloads a statement's PDF once for each visit of its page, as soon as all is loaded, and again
 * when somebody asks for it (decision C-105).
 * @param isLoaded whether what the page shows is there
 */
export function useStatementPdf(id: string, isLoaded: boolean) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: downloadStatement });
  // React may run an effect twice, and runs it again when data are refreshed.
  const downloaded = useRef<string | null>(null);
  useEffect(() => {
    if (!isLoaded || downloaded.current === id) return;
    downloaded.current = id;
    mutate(id);
  }, [id, isLoaded, mutate]);
  return { download: () => mutate(id), isPending, isError };
}
