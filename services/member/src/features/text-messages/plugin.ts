import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { textMessagesRoutes } from './text-messages.routes.ts';

/** Whether members may be texted about their accounts. */
export const textMessagesPlugin: FeaturePlugin<Context> = async (app, context) => {
  textMessagesRoutes(app, context);
};
