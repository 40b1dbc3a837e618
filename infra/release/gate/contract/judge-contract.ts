import { fileOf, isOneOf, parentOf, schemaOf, type Members } from './contract-members.ts';
import type { ContractUses } from './uses.ts';

/** A release, by its slice and version, `mfe-member 3f2a…`, and what it uses and provides. */
export interface Party {
  name: string;
  uses: ContractUses;
}

/** What stands between one who provides and one who consumes; either of them is to be released. */
export interface Pair {
  provider: Party;
  consumer: Party;
  released: 'provider' | 'consumer';
  /** Schemas that the provider's version before provided: one that is gone is dropped whole. */
  before?: ContractUses;
}

/**
 * Whether a consumer gets what it reads, and sends what is accepted. Fields that it does not use are
 * nobody's business.
 * @returns one sentence for each field that does not fit
 */
export function judgeContract(pair: Pair): string[] {
  const { reads, sends } = pair.consumer.uses;
  const { answers, accepts } = pair.provider.uses;
  return [
    ...judgeFields(pair, {
      fields: reads,
      provided: answers,
      before: pair.before?.answers,
      how: 'reads',
    }),
    ...judgeFields(pair, {
      fields: sends,
      provided: accepts,
      before: pair.before?.accepts,
      how: 'sends',
    }),
    ...judgeRequired(pair),
  ];
}

interface Side {
  fields: ContractUses['reads'];
  provided: Members;
  before: Members | undefined;
  how: 'reads' | 'sends';
}

function judgeFields(pair: Pair, { fields, provided, before = {}, how }: Side): string[] {
  const schemas = new Set([...Object.keys(provided), ...Object.keys(before)].map(schemaOf));
  return Object.entries(fields).flatMap(([address, used]) => {
    if (!schemas.has(schemaOf(address))) return [];
    const now = provided[address];
    const user = `${pair.consumer.name} ${how} it (${used.at})`;
    if (!now) return [missing(pair, address, { how, user })];
    const reason = how === 'reads' ? misread(used, now) : missent(used, now);
    return reason
      ? [
          `${inWords(address)} of ${pair.provider.name} ${reason}, and ${user}. ${ADVICE[pair.released]}`,
        ]
      : [];
  });
}

const ADVICE = {
  provider: 'Add another field beside it, and change this one when no live release uses it.',
  consumer: 'Take it as it is live, or release the service first.',
};

function missing(
  { provider, released }: Pair,
  address: string,
  { how, user }: { how: Side['how']; user: string },
): string {
  const verb = how === 'reads' ? 'answer' : 'accept';
  return released === 'provider'
    ? `${provider.name} does not ${verb} ${inWords(address)} any more, and ${user}. Keep it, beside a new name if it has one, and drop it when no live release uses it.`
    : `${provider.name}, which is live, does not ${verb} ${inWords(address)}, and ${user}. Release that service first.`;
}

type Field = Members[string];

/** Whoever reads must know whatever may be there. */
function misread(used: Field, now: Field): string | null {
  const unknown = now.types.filter((type) => !isOneOf(type, used.types));
  if (unknown.length > 0)
    return `may be ${unknown.join(', ')} where it was ${used.types.join(', ')}`;
  return used.required && !now.required ? 'may be missing now' : null;
}

/** Whatever may be sent must be taken. */
function missent(used: Field, now: Field): string | null {
  const refused = used.types.filter((type) => !isOneOf(type, now.types));
  if (refused.length > 0)
    return `is no longer taken as ${refused.join(', ')}, but as ${now.types.join(', ')}`;
  return now.required && !used.required ? 'is required now' : null;
}

/** A field that was not required when the consumer was built, of an object that it sends without it. */
function judgeRequired({ provider, consumer, released }: Pair): string[] {
  const { sends, sent } = consumer.uses;
  const parents = new Set(Object.keys(sends).map(parentOf));
  return Object.entries(provider.uses.accepts).flatMap(([address, now]) => {
    if (!now.required || address in sends || sent[address]?.required) return [];
    if (!parents.has(parentOf(address))) return [];
    const advice =
      released === 'provider' ? 'Make it optional until every live release sends it.' : 'Send it.';
    return [
      `${provider.name} requires ${inWords(address)}, and ${consumer.name} does not send it. ${advice}`,
    ];
  });
}

/** `DashboardOverview.payout.status (member/dashboard.ts)` */
export const inWords = (address: string): string =>
  `${address.slice(fileOf(address).length + 1)} (${fileOf(address)})`;

/**
 * What a service's new version drops or changes of what the version before provided.
 * @returns addresses
 */
export function changedFields(before: ContractUses, now: ContractUses): string[] {
  const changed = (side: 'answers' | 'accepts') =>
    Object.entries(before[side]).flatMap(([address, was]) => {
      const is = now[side][address];
      const isSame = is && is.required === was.required && is.types.join() === was.types.join();
      return isSame ? [] : [address];
    });
  return [...new Set([...changed('answers'), ...changed('accepts')])];
}
