import Type from 'typebox';
import Value from 'typebox/value';

/** The part of flagd's format that we have: on or off, the same for everybody. */
const FlagsFile = Type.Object({
  flags: Type.Record(
    Type.String(),
    Type.Object({
      state: Type.Enum(['ENABLED', 'DISABLED']),
      variants: Type.Record(Type.String(), Type.Boolean()),
      defaultVariant: Type.String(),
      targeting: Type.Optional(Type.Object({}, { additionalProperties: false })),
    }),
  ),
});

/**
 * Which flags a file turns on or off, in flagd's format (https://flagd.dev/reference/flag-definitions);
 * what is disabled in it is as if it were not there.
 * @throws one sentence about what is wrong with it
 */
export function readFlagsFile(text: string): ReadonlyMap<string, boolean> {
  const content = parse(text);
  if (!Value.Check(FlagsFile, content)) {
    const [fault] = Value.Errors(FlagsFile, content);
    throw new Error(`${fault?.instancePath || '/'} ${fault?.message}.`);
  }
  const flags = new Map<string, boolean>();
  for (const [name, { state, variants, defaultVariant }] of Object.entries(content.flags)) {
    const value = variants[defaultVariant];
    if (value === undefined) throw new Error(`/flags/${name} has no variant ${defaultVariant}.`);
    if (state === 'ENABLED') flags.set(name, value);
  }
  return flags;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('It is not valid JSON.', { cause });
  }
}
