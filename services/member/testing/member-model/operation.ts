import { inspect, isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { MemberModel } from './member-model.ts';
import type { RealMember } from './real-member.ts';

/** What is random about a command; what it comes to depends on the model when its turn comes. */
export const choices = fc.record({
  index: fc.noBias(fc.nat(999)),
  cents: fc.noBias(fc.integer({ min: 1, max: 6_000 })),
  /** By how much it differs from all that there is; null for any amount. */
  edge: fc.option(fc.integer({ min: -1, max: 1 }), { freq: 1 }),
  flag: fc.boolean(),
  days: fc.noBias(fc.integer({ min: 0, max: 20 })),
});
export type Choice = typeof choices extends fc.Arbitrary<infer Value> ? Value : never;

export type Scene = Choice & {
  model: MemberModel;
  /** All of `maximum`, a cent more or less, or any amount. */
  upTo(maximum: number): number;
  oneOf<Value>(values: readonly Value[]): Value | undefined;
  today: string;
  /** A moment of its own within the last day: no two purchases are of one. */
  at: number;
};

export type Step = (real: RealMember) => Promise<void>;

/** Something that can happen to a member; undefined while there is nothing that it can happen to. */
export type Operation = (scene: Scene) => Step | undefined;

/** With how often each is chosen. */
export type Operations = Record<string, [Operation, weight: number]>;

/** @throws where they are not the same */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const [is, should] = [actual, expected].map((value) => inspect(value, { depth: 4 }));
  throw new Error(`${what}: ${is} in the service, ${should} in the model`);
}
