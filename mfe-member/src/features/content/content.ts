/** What other features may use of this one. */
export { pageQuery as contentPageQuery } from './api/get-content.ts';
