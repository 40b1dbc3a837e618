import type { Flags } from '@reset/api-contract/gateway/page-data.ts';
import { pageData } from './page-data.ts';

/** A switch as the specification writes it: `rf-6-card-launch`. */
export type FlagName = Dashed<keyof Flags>;

type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Name;

let provided: Flags | undefined;

/** Puts other switches in the place of the page's: for tests. */
export function provideFlags(flags: Flags): void {
  provided = flags;
}

/** Whether a switch is on. A page keeps the switches with which it came (decision 20). */
export const flag = (name: FlagName): boolean =>
  (provided ?? pageData().flags)[name.replaceAll('-', '_') as keyof Flags];
