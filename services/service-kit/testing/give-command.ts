import type { Service } from '../src/http/build-service.ts';
import { newId } from '../src/new-id.ts';
import { asCaller } from './as.ts';

type Given = { by?: string; key?: string };

/**
 * Commands to a service below /internal, by another one's key: the admin service's and a new key unless
 * they are named.
 */
export const commandsTo =
  (app: Service, audience: string) =>
  (path: string, payload?: object, { by = 'admin', key = newId() }: Given = {}) =>
    app.inject({
      method: 'POST',
      url: `/internal/${path}`,
      headers: { ...asCaller(by, { audience }), 'idempotency-key': key },
      ...(payload === undefined ? {} : { payload }),
    });
