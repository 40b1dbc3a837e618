export type Decision = 'APPROVED' | 'DECLINED';

/** A purchase whose authorization was requested, perhaps more than once, always by the same id. */
export type Operation = {
  id: string;
  memberId: string;
  amountCents: number;
  /** The time that the request states, the same at each attempt. */
  requestedAt: string;
  /** The round in which it was begun. */
  round: number;
  /** How often it was requested. */
  attempts: number;
  /** All decisions that came back, in order; empty while it is not acknowledged. */
  decisions: Decision[];
};
