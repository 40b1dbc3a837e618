import { api, unwrap } from '@reset/remote-sdk';

/** DELETE /users/sessions/:id. Throws what it was refused with. */
export const endSession = async (id: string): Promise<void> =>
  unwrap(await api.delete<void>(`/users/sessions/${id}`));
