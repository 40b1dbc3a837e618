import { chanceOf } from './seeded-choice.ts';

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7];

/** A bank's number for transfers, always the same for its name; its last digit checks the others. */
export function routingNumberOf(name: string): string {
  const digits = String(10_000_000 + Math.floor(chanceOf(`routing ${name}`) * 22_000_000));
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
