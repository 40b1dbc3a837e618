/** What other features may use of this one. */
export { staffQuery } from './api/staff.ts';
export { nameOf } from './model/staff.ts';
