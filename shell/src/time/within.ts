/**
 * The work's result, or a failure when it takes longer.
 * @param work is told when its time is over
 */
export async function within<Value>(
  timeoutMs: number,
  work: (deadline: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      deadline.abort();
      reject(new Error(`no answer within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(deadline.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
