/** What other features may use of this one. */
export { adminApi } from './api/admin-session.ts';
