/** What other features may use of this one. */
export { adminApi, type ChangeOrigin } from './api/admin-session.ts';
