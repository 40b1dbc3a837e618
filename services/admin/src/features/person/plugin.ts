import { notFound, type FeaturePlugin, type Service } from '@reset/service-kit';
import type { FastifyError } from 'fastify';
import type { Context } from '#context.ts';
import { contactRoutes } from './contact.routes.ts';
import { sectionsRoutes } from './sections.routes.ts';
import { timelineRoutes } from './timeline.routes.ts';
import { userRoutes } from './user.routes.ts';

/** One person: what staff read live of the services that own it, a section a call. */
export const personPlugin: FeaturePlugin<Context> = async (app, context) => {
  refuseWhatIsNoId(app);
  userRoutes(app, context);
  sectionsRoutes(app, context);
  contactRoutes(app, context);
  timelineRoutes(app, context);
};

/** Of what is no id there is nobody, as of an id that nobody has. All else is refused as everywhere. */
function refuseWhatIsNoId(app: Service): void {
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.validationContext !== 'params') throw error;
    return reply.refuse(notFound);
  });
}
