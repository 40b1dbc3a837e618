import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

const MAX_ERRORS = 20;

/**
 * What the schema found, field by field: `{ email: ['This is required.'] }`. A
 * field inside an envelope (`user.email`) goes by its own name, as forms know it.
 */
export function fieldErrors(
  found: readonly FastifySchemaValidationError[],
): Record<string, string[]> {
  // Without a prototype: a field may be named as a member of one, as `constructor`.
  const errors: Record<string, string[]> = Object.create(null);
  for (const error of found.slice(0, MAX_ERRORS)) {
    const field = nameOf(error);
    const sentence = SENTENCES[error.keyword] ?? 'This is not a value that it can have.';
    const sentences = (errors[field] ??= []);
    if (!sentences.includes(sentence)) sentences.push(sentence);
  }
  return errors;
}

const SENTENCES: Record<string, string> = {
  required: 'This is required.',
  additionalProperties: 'There is no such field.',
  type: 'This has the wrong type.',
  minLength: 'This is too short.',
  maxLength: 'This is too long.',
  minimum: 'This is too small.',
  maximum: 'This is too large.',
  minItems: 'There are too few of these.',
  maxItems: 'There are too many of these.',
};

function nameOf({ instancePath, params }: FastifySchemaValidationError): string {
  const below = params['missingProperty'] ?? params['additionalProperty'];
  if (typeof below === 'string') return below.slice(0, 64);
  const last = instancePath.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part));
  return last ?? 'body';
}
