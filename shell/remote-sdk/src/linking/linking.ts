// An entry of its own, which travels with the remotes that link and not with every page.
export { accountLink } from './account-link.ts';
export { unlinkPayroll } from './link-calls.ts';
export type { LinkSource } from './link-calls.ts';
