import { personalDataRoute, type FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { personalDataSections } from './personal-data.store.ts';

/** What this service keeps about a person, for the copy of her data. */
export const personalDataPlugin: FeaturePlugin<Context> = async (app, context) => {
  personalDataRoute(app, context, personalDataSections(context.cipher));
};
