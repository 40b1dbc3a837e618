import Type, { type Static } from 'typebox';
import { AnsweredCall } from '@reset/api-contract/gateway/answered-calls.ts';
import { Member, Members } from './contract-members.ts';
import { RequestSchema } from './request-schema.ts';

/** Fields of the contract that a release uses, by address, each with the first place that does. */
export const Uses = Type.Record(
  Type.String(),
  Type.Object({ ...Member.properties, at: Type.String() }),
);
export type Uses = Static<typeof Uses>;

/**
 * What a call brings as its body or its query, as `RequestSchema.members` has it; null for nothing,
 * `unknown` where the sources do not say.
 */
export const Sent = Type.Union([Members, Type.Null(), Type.Literal('unknown')]);
export type Sent = Static<typeof Sent>;

/** A call that a release makes, of the gateway or of another service. */
export const Call = Type.Object({
  /** `PUT`; `*` where it is not known. */
  method: Type.String(),
  /** From `/api/v1` or `/internal`; `*` for what is known only when it runs. */
  path: Type.String(),
  /** The place that makes it. */
  at: Type.String(),
  body: Sent,
  query: Sent,
});
export type Call = Static<typeof Call>;

/** A call that a service answers. What it takes is absent where its release did not publish it. */
export const Route = Type.Object({
  ...AnsweredCall.properties,
  body: Type.Optional(Type.Union([RequestSchema, Type.Null()])),
  query: Type.Optional(Type.Union([RequestSchema, Type.Null()])),
});
export type Route = Static<typeof Route>;

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
  /** The calls that it makes. This and what follows are absent of what was recorded before they were read. */
  calls: Type.Optional(Type.Array(Call)),
  /** Names of fields that its sources write into objects, as they are on the wire. */
  written: Type.Optional(Type.Array(Type.String())),
  /** The calls that it answers; absent too of a service that does not publish them. */
  routes: Type.Optional(Type.Array(Route)),
});
export type ContractUses = Static<typeof ContractUses>;

/** Of a release that does not know the contract. */
export const NO_USES: ContractUses = {
  reads: {},
  sends: {},
  sent: {},
  answers: {},
  accepts: {},
  calls: [],
  written: [],
  routes: [],
};

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
