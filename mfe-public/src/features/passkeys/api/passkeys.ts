import type {
  AddPasskeyRequest,
  RegistrationOptionsReply,
  RegistrationOptionsRequest,
  RemovePasskeyReply,
  RemovePasskeyRequest,
  RenamePasskeyRequest,
} from '@reset/api-contract/public/passkeys.ts';
import { api, type ApiResult, type Camelized } from '@reset/remote-sdk';
import type { Passkey } from '@reset/remote-sdk/passkeys';

const PATH = '/users/passkeys';

/** POST …/registration_options: what the browser makes a passkey of; or a code is awaited. */
export const askForRegistration = (
  proof: Camelized<RegistrationOptionsRequest>,
): Promise<ApiResult<Camelized<RegistrationOptionsReply>>> =>
  api.post(`${PATH}/registration_options`, proof);

/** POST /users/passkeys: what the browser made. */
export const addPasskey = (request: Camelized<AddPasskeyRequest>): Promise<ApiResult<Passkey>> =>
  api.post(PATH, request);

/** PUT /users/passkeys/:id. */
export const renamePasskey = (
  id: string,
  request: Camelized<RenamePasskeyRequest>,
): Promise<ApiResult<Passkey>> => api.put(`${PATH}/${id}`, request);

/** DELETE /users/passkeys/:id; or a code is awaited. */
export const removePasskey = (
  id: string,
  proof: Camelized<RemovePasskeyRequest>,
): Promise<ApiResult<Camelized<RemovePasskeyReply>>> => api.delete(`${PATH}/${id}`, proof);
