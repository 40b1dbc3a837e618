import { api, unwrap } from '@reset/remote-sdk';

/** POST /notifications/:id/mark_as_read; once more changes nothing. Refuses staff with 403. */
export const markAsRead = async (id: string) =>
  unwrap(await api.post(`/notifications/${encodeURIComponent(id)}/mark_as_read`));
