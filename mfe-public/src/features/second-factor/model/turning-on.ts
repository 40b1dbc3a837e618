import type { SendCodeRequest } from '@reset/api-contract/public/second-factor.ts';
import type { Camelized } from '@reset/remote-sdk';

/** A code is on its way. */
export interface CodeSent {
  /** What it was asked for with: sending it again is the same call. */
  request: Camelized<SendCodeRequest>;
  phoneLastFour: string;
}

/** How far somebody is with turning the second factor on. */
export type TurningOn =
  | { step: 'phone'; isBack: boolean }
  | ({ step: 'code' } & CodeSent)
  /** They are told once, and are nowhere but here. */
  | { step: 'codes'; codes: string[] }
  | { step: 'on' };
