import type { Context } from './context.ts';

/**
 * Applies what the release store says is live, one content after another, and the last good one anew
 * when a flag has changed.
 * @param apply throws at what it cannot use
 */
export function applyLive<Content>(
  { flags, log }: Pick<Context, 'flags' | 'log'>,
  apply: (content: Content) => Promise<void>,
): (content: Content) => Promise<void> {
  let applied: Content | undefined;
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  flags.onChange(() => {
    inTurn(async () => applied && apply(applied)).catch((err: unknown) =>
      log.error({ err }, 'flags.apply_failed'),
    );
  });
  return (content) =>
    inTurn(async () => {
      await apply(content);
      applied = content;
    });
}
