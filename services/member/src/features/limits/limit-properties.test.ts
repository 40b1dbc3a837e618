import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { oracleGrossCents } from '#testing/limit-oracle.ts';
import { anyLimitInputs } from '#testing/some-limit-inputs.ts';
import { explainLimit } from './explain-limit.ts';
import type { LimitInputs } from './limit-inputs.ts';
import { ENGINE, grossLimit, replay } from './limits.ts';

describe('grossLimit of any inputs that it may be given', () => {
  const RUNS = { numRuns: 4_000 };
  /** The first inputs for which it does not hold; null when it always does. */
  const counterexample = (holds: (inputs: LimitInputs, more: number) => boolean) =>
    fc.check(fc.property(anyLimitInputs, fc.integer({ min: 0, max: 1_000_000_000 }), holds), RUNS)
      .counterexample;
  const gross = (inputs: LimitInputs) => grossLimit(inputs).grossCents;
  const withFacts = (inputs: LimitInputs, facts: Partial<LimitInputs['facts']>) => ({
    ...inputs,
    facts: { ...inputs.facts, ...facts },
  });

  it('is what an oracle says that was written from the design alone [DEMO-038]', () => {
    const holds = (inputs: LimitInputs) => BigInt(gross(inputs)) === oracleGrossCents(inputs);
    const { counterexample: inputs, seed } = fc.check(fc.property(anyLimitInputs, holds), {
      numRuns: 20_000,
    });
    expect({ seed, inputs: inputs?.[0] }).toEqual({ seed, inputs: undefined });
  });

  it('is whole cents, at least nothing, and at most its part of the pay and of the refund', () => {
    const isWithin = (inputs: LimitInputs) => {
      const { grossCents, steps } = grossLimit(inputs);
      if (!Number.isSafeInteger(grossCents) || grossCents < 0) return false;
      const [, part, earned] = steps;
      if (!part || !earned) return true;
      const refund = inputs.facts.refund?.eligibleFederalCents ?? 0;
      const most =
        BigInt(earned.after) * BigInt(part.after) +
        BigInt(refund) * BigInt(inputs.rules.refundAdvanceBasisPoints);
      return BigInt(grossCents) * 10_000n <= most;
    };
    expect(counterexample(isWithin)).toBeNull();
  });

  it('never falls when more is earned or more is in the bank', () => {
    const holds = (inputs: LimitInputs, more: number) => {
      const { accruedNetCents, bank } = inputs.facts;
      const earning = withFacts(inputs, { accruedNetCents: accruedNetCents + more });
      const having = withFacts(inputs, {
        bank: bank && { ...bank, availableCents: bank.availableCents + more },
      });
      return gross(earning) >= gross(inputs) && gross(having) >= gross(inputs);
    };
    expect(counterexample(holds)).toBeNull();
  });

  it('never rises when more is due', () => {
    const holds = (inputs: LimitInputs, more: number) =>
      gross(withFacts(inputs, { billsCents: inputs.facts.billsCents + more })) <= gross(inputs);
    expect(counterexample(holds)).toBeNull();
  });

  it('never rises by data that cannot be trusted', () => {
    const holds = (inputs: LimitInputs, more: number) => {
      const stale = withFacts(inputs, { bank: { isBroken: true, availableCents: more } });
      return gross(stale) <= (inputs.moment.lastGrossCents ?? 0);
    };
    expect(counterexample(holds)).toBeNull();
  });

  it('goes from step to step without a gap', () => {
    const holds = (inputs: LimitInputs) => {
      const { grossCents, steps } = grossLimit(inputs);
      const [, , earned, formula, cap, refund] = steps;
      return (
        steps.at(-1)?.after === grossCents &&
        formula?.before === earned?.after &&
        cap?.before === formula?.after &&
        refund?.before === cap?.after
      );
    };
    expect(counterexample(holds)).toBeNull();
  });

  it('can be replayed from what was stored of it, and explained line by line', () => {
    const holds = (inputs: LimitInputs) => {
      const limit = grossLimit(inputs);
      const stored = JSON.parse(JSON.stringify({ engine: ENGINE, inputs }));
      const again = replay(stored);
      const lines = explainLimit(again.steps);
      return JSON.stringify(again) === JSON.stringify(limit) && lines.length === limit.steps.length;
    };
    expect(counterexample(holds)).toBeNull();
  });
});
