import type { Service } from '@reset/service-kit';

/** Lets the routes of a frame take what its HTML forms send: their fields by name. */
export function readForms(frame: Service): void {
  frame.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}
