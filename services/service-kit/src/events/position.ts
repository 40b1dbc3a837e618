import type { Position } from '@reset/api-contract/events.ts';

/** Negative, 0 or positive, as `toSorted` wants it; by the numbers, not by the text. */
export function comparePositions(one: Position, other: Position): number {
  const [a, b] = [parsePosition(one), parsePosition(other)];
  return sign(a.transaction - b.transaction) || sign(a.place - b.place);
}

/** The transaction and the place in it that a position names. */
export function parsePosition(position: Position): { transaction: bigint; place: bigint } {
  const [transaction = '0', place = '0'] = position.split('.');
  return { transaction: BigInt(transaction), place: BigInt(place) };
}

const sign = (difference: bigint): number => Number(difference > 0n) - Number(difference < 0n);
