import Type, { type Static } from 'typebox';
import { Member, Members } from './contract-members.ts';

/** Fields of the contract that a release uses, by address, each with the first place that does. */
export const Uses = Type.Record(
  Type.String(),
  Type.Object({ ...Member.properties, at: Type.String() }),
);
export type Uses = Static<typeof Uses>;

/**
 * `<version>.uses.json` beside a release: what it consumes of the contract and what it provides, by the
 * contract that it was built with.
 */
export const ContractUses = Type.Object({
  reads: Uses,
  sends: Uses,
  /** All fields of the schemas of which it sends something. */
  sent: Members,
  /** What it answers, or publishes as events; none for the shell and remotes. */
  answers: Members,
  /** What calls may bring to it. */
  accepts: Members,
});
export type ContractUses = Static<typeof ContractUses>;

/** Of a release that does not know the contract. */
export const NO_USES: ContractUses = { reads: {}, sends: {}, sent: {}, answers: {}, accepts: {} };

/**
 * @param members the contract's
 * @param places of each use
 */
export const usesOf = (members: Members, places: ReadonlyMap<string, string>): Uses =>
  Object.fromEntries(
    [...places]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .flatMap(([address, at]) =>
        members[address] ? [[address, { ...members[address], at }]] : [],
      ),
  );

/** The fields of some schemas. */
export const membersOf = (members: Members, isWanted: (address: string) => boolean): Members =>
  Object.fromEntries(Object.entries(members).filter(([address]) => isWanted(address)));
