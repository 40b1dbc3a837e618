import admin from '../../../../mfe-admin/src/routes.tsx';
import member from '../../../../mfe-member/src/routes.tsx';
import onboarding from '../../../../mfe-onboarding/src/routes.tsx';
import publicSite from '../../../../mfe-public/src/routes.tsx';
import { start } from '../../../../shell/src/start.tsx';

/* The same code as one bundle: shell and remotes meet at build time, and pages stay lazy. */

const modules: Record<string, unknown> = {
  'mfe_admin/routes': { default: admin },
  'mfe_member/routes': { default: member },
  'mfe_onboarding/routes': { default: onboarding },
  'mfe_public/routes': { default: publicSite },
};

start({ registerRemotes: () => undefined, loadRemote: async (id) => modules[id] });
