/** A sweep that goes on while there are some: one look takes no more than a transaction should. */
export const untilNone =
  (ask: (now: Date) => Promise<number>) =>
  async (now: Date): Promise<void> => {
    while ((await ask(now)) > 0);
  };
