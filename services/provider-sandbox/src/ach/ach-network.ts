/** Money that reaches an account at whichever of the imitated banks, or is taken from it. */
export type AchEntry = {
  accountNumber: string;
  /** Positive where it comes in. */
  cents: number;
  /** Who sends or takes it, and how the statement calls it. */
  company: string;
  description: string;
};

/** What connects the providers at which people have accounts. */
export type AchNetwork = {
  /** `receive` hears of all that is sent, and books what is for an account of its own. */
  joins(receive: (entry: AchEntry) => void): void;
  send(entry: AchEntry): void;
};

export function openAchNetwork(): AchNetwork {
  const receivers: ((entry: AchEntry) => void)[] = [];
  return {
    joins: (receive) => void receivers.push(receive),
    send(entry) {
      for (const receive of receivers) receive(entry);
    },
  };
}
