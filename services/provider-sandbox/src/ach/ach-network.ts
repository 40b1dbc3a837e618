/** Money that reaches an account at whichever of the imitated banks, or is taken from it. */
export type AchEntry = {
  accountNumber: string;
  /** Positive where it comes in. */
  cents: number;
  /** Who sends or takes it, and how the statement calls it. */
  company: string;
  description: string;
};

/** Whose pay it is: of the persona that she signs in as, and the customer's id of her; null for none. */
export type PaidPerson = { personaKey: string; userId: string | null };

/** So many percent of her pay go elsewhere than to her bank. */
export type DivertedPercent = (person: PaidPerson) => number;

/** What connects the providers at which people have accounts. */
export type AchNetwork = {
  /** `receive` hears of all that is sent, and books what is for an account of its own. */
  joins(receive: (entry: AchEntry) => void): void;
  send(entry: AchEntry): void;
  /** From now on a payroll says what of pay goes elsewhere. */
  divertsPay(percentOf: DivertedPercent): void;
  /** 0 while no payroll says so. */
  divertedPercent: DivertedPercent;
};

export function openAchNetwork(): AchNetwork {
  const receivers: ((entry: AchEntry) => void)[] = [];
  let diverted: DivertedPercent = () => 0;
  return {
    joins: (receive) => void receivers.push(receive),
    send(entry) {
      for (const receive of receivers) receive(entry);
    },
    divertsPay(percentOf) {
      diverted = percentOf;
    },
    divertedPercent: (person) => diverted(person),
  };
}
