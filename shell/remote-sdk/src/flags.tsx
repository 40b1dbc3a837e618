import { OpenFeature, OpenFeatureProvider, useBooleanFlagValue } from '@openfeature/react-sdk';
import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import type { ReactNode } from 'react';
import { flagProvider, type FlagName } from './flag-provider.ts';

/**
 * Makes these switches the answer in every remote. The shell's and the test kit's, before the
 * first paint: a page keeps the switches with which it came.
 */
export function provideFlags(flags: PageData['flags']): void {
  OpenFeature.setProvider(flagProvider(flags));
}

/** What `useFlag` needs above it. */
export const FlagsProvider = ({ children }: { children: ReactNode }) => (
  <OpenFeatureProvider>{children}</OpenFeatureProvider>
);

/** Whether a switch is on for this page, known from the first paint on. */
export const useFlag = (name: FlagName): boolean => useBooleanFlagValue(name, false);

/** The same outside of components, at the moment of asking. */
export const flag = (name: FlagName): boolean => client.getBooleanValue(name, false);

const client = OpenFeature.getClient();
