import type { FlagName, Flags } from '@reset/api-contract/gateway/page-data.ts';
import type { Client } from '@openfeature/web-sdk';
import { pageData } from './page-data.ts';

export type { FlagName };

let provided: Flags | undefined;

/** Puts other flags in the place of the page's: for tests. */
export function provideFlags(flags: Flags): void {
  provided = flags;
}

/**
 * OpenFeature's evaluation API over what the gateway evaluated for this page, without the code of its
 * SDK (decisions 20 and 79). It never throws: what the page does not say is the given default. A page
 * keeps the flags with which it came.
 */
export const flags = {
  getBooleanValue(name: FlagName, otherwise: boolean): boolean {
    const key = name.replaceAll('-', '_') as keyof Flags;
    const value: unknown = (provided ?? pageData().flags)[key];
    return typeof value === 'boolean' ? value : otherwise;
  },
} satisfies Pick<Client, 'getBooleanValue'>;
