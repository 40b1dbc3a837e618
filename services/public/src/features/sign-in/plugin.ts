import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { passkeySignInRoutes } from './passkey-sign-in.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

/** Signing in, by a password and a second factor where one is on. */
export const signInPlugin: FeaturePlugin<Context> = async (app, context) => {
  signInRoutes(app, context);
  passkeySignInRoutes(app, context);
};
