import type { FlagName } from '@reset/api-contract/gateway/page-data.ts';
import Type, { type Static } from 'typebox';

/** For services that have flags. A variable counts where the file does not name its flag. */
export const flagsConfig = {
  /** The file that says which flags are on, as flagd's are written; '' for none. It is read while we run. */
  FLAGS_FILE: Type.String({ default: '' }),
  DEMO_TRIGGERS: Type.Optional(Type.Boolean()),
  SIGNUP_DEBUG: Type.Optional(Type.Boolean()),
  RF_19_DEMO_MODE: Type.Optional(Type.Boolean()),
  RF_6_CARD_LAUNCH: Type.Optional(Type.Boolean()),
};

const FlagsConfig = Type.Object(flagsConfig);
export type FlagsConfig = Static<typeof FlagsConfig>;

const VARIABLES = {
  'demo-triggers': 'DEMO_TRIGGERS',
  'signup-debug': 'SIGNUP_DEBUG',
  'rf-19-demo-mode': 'RF_19_DEMO_MODE',
  'rf-6-card-launch': 'RF_6_CARD_LAUNCH',
} as const satisfies Record<FlagName, keyof FlagsConfig>;

/** What the environment says of a flag; undefined where it says nothing. */
export const configuredFlag = (config: FlagsConfig, name: FlagName): boolean | undefined =>
  config[VARIABLES[name]];
