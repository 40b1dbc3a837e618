import type { LinkSource } from '@reset/remote-sdk/linking';
import { t } from '../integration-errors-messages.ts';

/** What the bank or the payroll is called where nobody knows its name. */
export const unnamedSource = (source: LinkSource): string => t(`${source}.somebody`);
