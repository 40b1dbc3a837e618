import {
  StandardResolutionReasons,
  TypeMismatchError,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import type { PageData } from '@reset/api-contract/gateway/page-data.ts';

/** A switch as the specification writes it: `rf-6-card-launch`. */
export type FlagName = Dashed<keyof PageData['flags']>;

type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

/** Answers OpenFeature from the switches that came with the page: at once, and only yes or no. */
export const flagProvider = (flags: PageData['flags']): Provider => ({
  metadata: { name: 'page' },
  runsOn: 'client',
  resolveBooleanEvaluation(name, fallback) {
    const value = new Map(Object.entries(flags)).get(name.replaceAll('-', '_'));
    return value === undefined
      ? { value: fallback, reason: StandardResolutionReasons.DEFAULT }
      : { value, reason: StandardResolutionReasons.STATIC };
  },
  resolveStringEvaluation: refuse,
  resolveNumberEvaluation: refuse,
  resolveObjectEvaluation: refuse,
});

function refuse<Value>(name: string): ResolutionDetails<Value> {
  throw new TypeMismatchError(`${name} is a switch: it is on or off.`);
}
