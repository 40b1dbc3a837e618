import type { FeaturePlugin } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { acceptInvitationRoutes } from './accept-invitation.routes.ts';
import { internalStaffRoutes } from './internal-staff.routes.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { registerStaffJobs } from './staff.jobs.ts';
import { staffRoutes } from './staff.routes.ts';

/** Who is of staff, and how somebody comes to it. */
export const staffPlugin: FeaturePlugin<Context> = async (app, context) => {
  staffRoutes(app, context);
  internalStaffRoutes(app, context);
  invitationsRoutes(app, context);
  acceptInvitationRoutes(app, context);
  registerStaffJobs(context);
};
