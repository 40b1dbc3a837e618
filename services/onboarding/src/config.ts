import { kitConfig, linkConfig, mailConfig, partnersConfig } from '@reset/service-kit';
import Type, { type Static } from 'typebox';

export const OnboardingConfig = Type.Object({
  ...kitConfig,
  ...partnersConfig,
  ...mailConfig,
  ORIGIN: linkConfig.ORIGIN,
  PUBLIC_URL: Type.String({ minLength: 1 }),
  MEMBER_URL: Type.String({ minLength: 1 }),
});
export type OnboardingConfig = Static<typeof OnboardingConfig>;
