import type { Random } from '../../faults/random/seeded-random.ts';
import type { Member } from '../members/member.ts';
import type { Product } from '../product/start-product.ts';

/** A day has two: the work that is due before the cut-off is done between them. */
export type Part = 'morning' | 'afternoon';

/** One member's part of a day. */
export type Scene = {
  product: Product;
  member: Member;
  day: string;
  part: Part;
  /** Hers of this part of this day: what others do changes nothing of it. */
  random: Random;
  /** Does something later on; what comes after the last day is not done. */
  later(days: number, act: Act): void;
  /** Counts an operation of this kind, and notes it in her history. */
  note(kind: string, detail?: string): void;
};

/** What somebody does. */
export type Act = (scene: Scene) => Promise<void>;

/** Whether something of this probability comes to pass. */
export const happens = ({ random }: Pick<Scene, 'random'>, probability: number): boolean =>
  random.next() < probability;
