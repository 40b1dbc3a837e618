export type Decision = 'APPROVED' | 'DECLINED';

/** A purchase that was asked about, perhaps more than once, always by the same id. */
export type Operation = {
  id: string;
  memberId: string;
  amountCents: number;
  /** What the question says of its time, which is the same each time. */
  askedAt: string;
  /** The round in which it was begun. */
  round: number;
  /** How often it was asked. */
  attempts: number;
  /** All that was answered, in order; empty for what nobody has acknowledged. */
  decisions: Decision[];
};
