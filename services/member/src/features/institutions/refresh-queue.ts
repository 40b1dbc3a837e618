/** Its jobs read one provider's list of institutions anew. */
export const REFRESH_QUEUE = 'refresh-institutions';
